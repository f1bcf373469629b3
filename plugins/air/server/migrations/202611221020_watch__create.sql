-- What somebody really watched of a lesson, and where he stopped. The row goes with the person: after a transfer the new
-- school reads it. People of the bureaus have no school.
create table air.watch (
  person_id uuid not null references core.person,
  resource_id uuid not null references air.resource on delete cascade,
  school_id uuid references core.school,
  film_id uuid not null,
  seconds int4multirange not null default '{}',
  watched integer not null default 0 check (watched >= 0),
  played integer not null default 0 check (played >= 0),
  last_second integer not null default 0 check (last_second >= 0),
  last_at timestamptz not null,
  is_done boolean not null default false,
  is_aside boolean not null default false,
  credit double precision not null,
  credit_at timestamptz not null,
  primary key (person_id, resource_id)
);
comment on column air.watch.film_id is 'The file that the seconds are of: of another one they begin anew.';
comment on column air.watch.seconds is 'Seconds that were played at least once; their number is watched.';
comment on column air.watch.played is 'Seconds that it played, repetitions included.';
comment on column air.watch.is_aside is 'Taken out of "continue" by the person, until he watches on.';
comment on column air.watch.credit is 'Seconds of playing that reports may still tell of, as of credit_at.';
create index watch_to_go_on on air.watch (person_id, last_at desc) where not is_done and not is_aside;
create index watch_of_school on air.watch (school_id, resource_id);

-- Which reports of a visit have been counted; kept as long as one may be sent again.
create table air.view (
  person_id uuid not null references core.person,
  id uuid not null,
  reports int4multirange not null,
  reported_at timestamptz not null,
  primary key (person_id, id)
);
create index view_by_time on air.view (reported_at);

alter table air.watch enable row level security;
alter table air.view enable row level security;
create policy scope on air.watch
  using ((select core.reach()) in ('system', 'city') or core.sees(school_id, person_id));
create policy scope on air.view
  using ((select core.reach()) = 'system' or person_id = core.scope_person());
