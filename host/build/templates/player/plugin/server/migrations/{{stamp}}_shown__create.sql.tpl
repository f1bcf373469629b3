-- Files that a school shows. Keys lead with the school, so that the schema can be sharded by it.
create table {{id}}.shown (
  school_id uuid not null references core.school,
  id uuid not null,
  title text not null check (title <> ''),
  file_id uuid not null references core.file,
  primary key (school_id, id)
);
comment on table {{id}}.shown is 'A file that the teachers of a school watch or read.';
create index shown_by_file on {{id}}.shown (file_id);

alter table {{id}}.shown enable row level security;
-- Rows for those who work at the school. What its students see as well, or only its author: core.sees(school_id, author_id),
-- or author_id = (select core.scope_person()).
create policy scope on {{id}}.shown using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
);
