-- Roll-overs of school years, one for each school, with what each has changed: its inverse takes it back.
create table organisation.roll_over (
  school_id uuid not null references core.school,
  id uuid not null unique,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone', 'withdrawn')),
  from_year_id uuid not null references core.school_year,
  to_year_id uuid not null references core.school_year,
  choice jsonb not null,
  counts jsonb not null default '{}',
  delta jsonb,
  fault text,
  made_by uuid not null references core.person,
  made_at timestamptz not null,
  run_at timestamptz not null,
  done_at timestamptz,
  undone_at timestamptz,
  primary key (school_id, id)
);
comment on column organisation.roll_over.run_at is 'When it is to run: at once, or at night.';
comment on column organisation.roll_over.fault is 'Message of why it could not run.';
create unique index one_roll_over_a_year on organisation.roll_over (school_id, from_year_id)
  where state in ('waiting', 'running', 'done', 'undoing');

alter table organisation.roll_over enable row level security;
create policy scope on organisation.roll_over using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);

-- Transfers of pupils between schools: the giving school releases, the receiving one accepts.
create table organisation.transfer (
  id uuid primary key,
  person_id uuid not null references core.person on delete cascade,
  from_school_id uuid not null references core.school,
  to_school_id uuid not null references core.school check (to_school_id <> from_school_id),
  state text not null check (state in ('released', 'accepted', 'refused', 'withdrawn', 'undone')),
  note text not null default '',
  answer text not null default '',
  delta jsonb,
  released_by uuid not null references core.person,
  released_at timestamptz not null,
  answered_by uuid references core.person,
  answered_at timestamptz,
  version integer not null default 1
);
create unique index one_open_transfer on organisation.transfer (person_id) where state = 'released';
create index transfer_newest on organisation.transfer (released_at desc);

alter table organisation.transfer enable row level security;
create policy scope on organisation.transfer using (
  (select core.reach()) in ('system', 'city')
  or from_school_id = any ((select core.seen_schools())::uuid[])
  or to_school_id = any ((select core.seen_schools())::uuid[])
);

-- Printed account cards: the file lies here for an hour, for whoever asked for it, because it holds passwords.
create table organisation.card_print (
  school_id uuid not null references core.school,
  id uuid not null unique,
  state text not null check (state in ('waiting', 'printing', 'ready', 'failed', 'gone')),
  progress real not null default 0 check (progress between 0 and 1),
  wanted jsonb not null,
  cards integer not null default 0,
  pdf bytea,
  made_by uuid not null references core.person,
  made_at timestamptz not null,
  primary key (school_id, id)
);
alter table organisation.card_print enable row level security;
create policy scope on organisation.card_print using (
  (select core.reach()) = 'system' or made_by = (select core.scope_person())
);
