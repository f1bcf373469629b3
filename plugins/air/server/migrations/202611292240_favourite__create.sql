-- Which lessons somebody has marked. Nobody else reads it, his school neither.
create table air.favourite (
  person_id uuid not null references core.person,
  resource_id uuid not null references air.resource on delete cascade,
  marked_at timestamptz not null,
  primary key (person_id, resource_id)
);
create index favourite_of_resource on air.favourite (resource_id);
create index favourite_by_time on air.favourite (person_id, marked_at desc, resource_id desc);
alter table air.favourite enable row level security;
create policy scope on air.favourite using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
