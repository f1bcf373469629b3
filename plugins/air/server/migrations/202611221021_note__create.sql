-- What somebody noted at a second of a lesson. Nobody else reads it, his school neither.
create table air.note (
  person_id uuid not null references core.person,
  id uuid not null,
  resource_id uuid not null references air.resource on delete cascade,
  second integer not null check (second >= 0),
  text text not null check (text <> ''),
  changed_at timestamptz not null,
  primary key (person_id, id)
);
create index note_of_lesson on air.note (person_id, resource_id, second);
alter table air.note enable row level security;
create policy scope on air.note
  using ((select core.reach()) = 'system' or person_id = core.scope_person());
