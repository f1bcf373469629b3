-- Files that were written of the audit log, for whoever asked for them.
create table deployment.audit_export (
  id uuid primary key,
  person_id uuid not null references core.person,
  created_at timestamptz not null,
  file_id uuid,
  rows integer
);
comment on column deployment.audit_export.file_id is 'Null: the file is being written.';
