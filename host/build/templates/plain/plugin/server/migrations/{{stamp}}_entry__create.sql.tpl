-- What teachers of a school write for each other. Keys lead with the school, so that the schema can be sharded by it.
create table {{id}}.entry (
  school_id uuid not null references core.school,
  id uuid not null,
  author_id uuid not null references core.person,
  title text not null check (title <> ''),
  created_at timestamptz not null,
  primary key (school_id, id)
);
comment on table {{id}}.entry is 'A short text by a teacher, seen by the teachers of the same school.';

-- the list: newest first
create index entry_newest on {{id}}.entry (school_id, created_at desc, id desc);
create index entry_by_author on {{id}}.entry (author_id);

alter table {{id}}.entry enable row level security;
-- Rows for those who work at the school. What its students see as well, or only its author: core.sees(school_id, author_id),
-- or author_id = (select core.scope_person()).
create policy scope on {{id}}.entry using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
);
