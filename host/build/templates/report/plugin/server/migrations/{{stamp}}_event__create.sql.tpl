-- What a report counts. Keys lead with the school, so that the schema can be sharded by it.
create table {{id}}.event (
  school_id uuid not null references core.school,
  id uuid not null,
  kind text not null check (kind in ('lesson', 'homework', 'meeting')),
  happened_at timestamptz not null,
  primary key (school_id, id)
);
comment on table {{id}}.event is 'Something that a school counts.';
create index event_by_time on {{id}}.event (school_id, happened_at, kind);

alter table {{id}}.event enable row level security;
create policy scope on {{id}}.event
  using ((select core.reach()) in ('system', 'city') or core.sees(school_id, null));
