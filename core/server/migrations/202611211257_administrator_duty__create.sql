-- The three administrators of graded protection. A person has one duty at most: the key says so.
create table core.administrator_duty (
  person_id uuid primary key references core.person,
  duty text not null check (duty in ('system', 'security', 'audit')),
  given_by uuid references core.person,
  given_at timestamptz not null
);
comment on table core.administrator_duty is
  'System, security and audit administrators; they hold when the setting separateDuties is on and each duty has a holder.';
comment on column core.administrator_duty.given_by is 'Null: by the command line of the deployment.';
create index administrator_duty_of on core.administrator_duty (duty);
