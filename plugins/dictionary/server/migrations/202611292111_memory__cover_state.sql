-- How all words of somebody stand is counted in the index alone: they lie all over the table, as they were practised.
create index memory_state on dictionary.memory (person_id, due_at) include (school_id, stability);
drop index dictionary.memory_due;
