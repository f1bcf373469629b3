-- Files that are made in the background, for the person who has asked for them (core/server/prepared). A row goes with its file.
create table core.prepared_file (
  id uuid primary key,
  person_id uuid not null references core.person on delete cascade,
  created_at timestamptz not null,
  file_id uuid references core.file on delete cascade,
  notes jsonb not null default '[]',
  fault jsonb
);
comment on column core.prepared_file.file_id is 'Null: the file is being made, or could not be.';
comment on column core.prepared_file.notes is 'What is told about the file: [{"about": …, "message": …}].';
comment on column core.prepared_file.fault is 'Why it could not be made: {"key": …, "code": …, "params": …}.';
create index prepared_file_of_file on core.prepared_file (file_id) where file_id is not null;
create index prepared_file_of_person on core.prepared_file (person_id);
create index prepared_file_by_time on core.prepared_file (created_at);

alter table core.prepared_file enable row level security;
create policy own on core.prepared_file using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person())
);
