-- Lessons are drafted, reviewed by somebody else, published and taken back. What there was is published.
alter table air.resource
  add column state text not null default 'published' check (state in ('draft', 'review', 'published', 'withdrawn')),
  -- counts every change; a write names the one that it was read with
  add column version integer not null default 1,
  -- who began it; null: it came with the platform
  add column maker_id uuid references core.person,
  -- everybody who wrote on it; none of them reviews it
  add column writer_ids uuid[] not null default '{}',
  add column changed_at timestamptz,
  add column changed_by text not null default '',
  -- a draft that was thrown away, kept for undo, then swept
  add column removed_at timestamptz,
  add column is_public boolean generated always as (state = 'published') stored,
  alter column published_at drop not null,
  add check (state <> 'published' or published_at is not null),
  add check (removed_at is null or state = 'draft');
update air.resource set changed_at = published_at;
alter table air.resource alter column changed_at set not null, alter column state set default 'draft';
drop index air.resource_newest;
create index resource_newest on air.resource (published_at desc, id desc) where state = 'published';
create index resource_at_work on air.resource (changed_at desc, id desc) where removed_at is null;
create index resource_of_maker on air.resource (maker_id) where maker_id is not null;

-- Second wall: what is not out is seen by the city's offices and by who began it.
alter table air.resource enable row level security;
create policy readers on air.resource for select using (is_public);
create policy scope on air.resource
  using ((select core.reach()) in ('system', 'city') or maker_id = (select core.scope_person()));

-- who did what, when and why
create table air.step (
  id uuid primary key,
  resource_id uuid not null references air.resource on delete cascade,
  act text not null,
  from_state text not null,
  to_state text not null,
  by_id uuid not null,
  by_name text not null,
  reason text not null default '',
  done_at timestamptz not null
);
create index step_of_resource on air.step (resource_id, done_at);
alter table air.step enable row level security;
create policy scope on air.step using (exists (
  select from air.resource r where r.id = resource_id and
    ((select core.reach()) in ('system', 'city') or r.maker_id = (select core.scope_person()))));
