alter table guide.assignment add column groups jsonb not null default '[]';
comment on column guide.assignment.groups is 'Groups of the class for its inquiry: attempts, the first of each writes for its group (model/lesson/groups.ts).';
