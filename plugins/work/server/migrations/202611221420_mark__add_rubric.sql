-- Which steps of the rubric a mark stands for: whoever opens the answer again, and the count of each step, need them.
alter table work.mark add column rubric smallint[] not null default '{}';
comment on column work.mark.rubric is 'Numbers of the chosen steps, from 0, in the rubric of the item''s key.';
