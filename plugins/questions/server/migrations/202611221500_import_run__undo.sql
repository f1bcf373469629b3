alter table questions.import_run add column job_id uuid, add column removed_at timestamptz;
comment on column questions.import_run.job_id is 'The job that reads it, for its progress.';
comment on column questions.import_run.removed_at is 'Since when its owner has thrown it away.';

create table questions.import_change (
  run_id uuid not null references questions.import_run on delete cascade,
  version integer not null,
  before jsonb not null,
  added uuid[] not null,
  primary key (run_id, version)
);
comment on table questions.import_change is 'What a change of an import has replaced, so that it can be taken back.';
comment on column questions.import_change.version is 'Version of the import that the change was made of.';
comment on column questions.import_change.before is 'The items that it changed or took out, as they were.';
comment on column questions.import_change.added is 'The items that it has made.';

alter table questions.import_change enable row level security;
create policy scope on questions.import_change using (
  exists (select from questions.import_run r where r.id = run_id));
