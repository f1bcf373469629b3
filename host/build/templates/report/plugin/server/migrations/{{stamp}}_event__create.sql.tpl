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
-- Rows for those who work at the school. What its students see as well, or only its author: core.sees(school_id, author_id),
-- or author_id = (select core.scope_person()).
create policy scope on {{id}}.event using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
);
