-- A service whose schools, classes and people are read each night (OneRoster 1.2): one for the city.
create table organisation.roster_source (
  id uuid primary key,
  kind text not null check (kind in ('rest', 'folder')),
  base_address text not null default '',
  token_address text not null default '',
  client_id text not null default '',
  sealed_secret text not null default '',
  most_leaving smallint not null check (most_leaving between 0 and 100),
  is_nightly boolean not null,
  withheld_posts smallint[] not null default '{}',
  rights text[] not null default '{}',
  changed_by uuid not null references core.person,
  changed_at timestamptz not null,
  confirmed_at timestamptz,
  read_at timestamptz,
  version integer not null default 1
);
comment on column organisation.roster_source.sealed_secret is 'Sealed by the vault; replaced, never read.';
comment on column organisation.roster_source.most_leaving is 'Percent of a kind of people: where more would leave, a run waits for somebody.';
comment on column organisation.roster_source.withheld_posts is 'What whoever set it up may not give, as in roster_import.';
comment on column organisation.roster_source.confirmed_at is 'When somebody took a run for the first time; until then each waits.';
comment on column organisation.roster_source.read_at is 'Changes are asked for from then on; null: everything is.';

-- What the service has, as far as it is used: changes of a night are put on it.
create table organisation.source_record (
  collection text not null,
  sourced_id text not null,
  data jsonb not null,
  primary key (collection, sourced_id)
);

-- The rows that were taken: what is as it was does not come again, and who is gone can leave.
create table organisation.source_row (
  kind text not null,
  sourced_id text not null,
  number text not null,
  cells jsonb not null,
  primary key (kind, sourced_id)
);

-- One reading of the service, and what became of it.
create table organisation.source_run (
  id uuid primary key,
  state text not null check (state in ('reading', 'failed', 'waiting', 'taking', 'taken', 'dropped')),
  is_full boolean not null,
  why text not null default '',
  fault text not null default '',
  detail text not null default '',
  asked_by uuid references core.person,
  began_at timestamptz not null,
  ended_at timestamptz,
  leaving integer not null default 0,
  known integer not null default 0
);
comment on column organisation.source_run.asked_by is 'Null: the schedule.';
create unique index source_run_at_work on organisation.source_run ((true)) where state in ('reading', 'taking');
create index source_run_newest on organisation.source_run (began_at desc);

alter table organisation.roster_import add column run_id uuid references organisation.source_run on delete set null;
create index roster_import_of_run on organisation.roster_import (run_id) where run_id is not null;

alter table organisation.roster_source enable row level security;
create policy scope on organisation.roster_source using ((select core.reach()) in ('system', 'city'));
alter table organisation.source_record enable row level security;
create policy scope on organisation.source_record using ((select core.reach()) in ('system', 'city'));
alter table organisation.source_row enable row level security;
create policy scope on organisation.source_row using ((select core.reach()) in ('system', 'city'));
alter table organisation.source_run enable row level security;
create policy scope on organisation.source_run using ((select core.reach()) in ('system', 'city'));
