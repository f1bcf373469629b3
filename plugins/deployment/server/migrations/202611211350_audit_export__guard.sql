-- Second wall: a file of the audit log is for whoever asked for it.
alter table deployment.audit_export enable row level security;
create policy own on deployment.audit_export using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person())
);
