-- Searches of the audit log that people keep for themselves, by name.
create table deployment.audit_view (
  id uuid primary key,
  person_id uuid not null references core.person,
  name text not null check (name <> ''),
  search jsonb not null,
  created_at timestamptz not null,
  unique (person_id, name)
);
-- Second wall: a view is for whoever keeps it.
alter table deployment.audit_view enable row level security;
create policy own on deployment.audit_view using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person())
);
