-- What people have done and nobody has added up yet. Areas write it in the transaction of the act; only the system reads it.
create table statistics.act (
  school_id uuid not null,
  id uuid not null,
  kind text not null,
  person_id uuid not null,
  at timestamptz not null,
  primary key (school_id, id)
);
alter table statistics.act enable row level security;
create policy note on statistics.act for insert with check (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
create policy scope on statistics.act using ((select core.reach()) = 'system');

-- Who did what on a day: tells new people of a day from known ones. No page shows it, and after a month it is deleted.
create table statistics.person_day (
  school_id uuid not null,
  day date not null,
  person_id uuid not null,
  kind text not null,
  class_id uuid not null,
  acts integer not null check (acts > 0),
  primary key (school_id, day, person_id, kind)
);
comment on column statistics.person_day.kind is 'Of an area (work.submit), or teacher and student for all that somebody did.';
comment on column statistics.person_day.class_id is 'Of a student; all zeros without one.';
create index person_day_by_day on statistics.person_day (day);
alter table statistics.person_day enable row level security;
create policy scope on statistics.person_day using ((select core.reach()) = 'system');

-- The projection: acts and people of a day. No references: what is counted of a school that is gone stays counted.
create table statistics.daily (
  school_id uuid not null,
  day date not null,
  kind text not null,
  class_id uuid not null,
  acts integer not null check (acts >= 0),
  people integer not null check (people >= 0),
  primary key (school_id, day, kind, class_id)
);
comment on column statistics.daily.class_id is 'All zeros: the whole school.';
create index daily_of_schools on statistics.daily (kind, day) include (school_id, acts, people)
  where class_id = '00000000-0000-0000-0000-000000000000';
alter table statistics.daily enable row level security;
create policy scope on statistics.daily using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));

create table statistics.hourly (
  school_id uuid not null,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  kind text not null,
  acts integer not null check (acts >= 0),
  primary key (school_id, day, hour, kind)
);
alter table statistics.hourly enable row level security;
create policy scope on statistics.hourly using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));

-- Minutes of homework of a class on a day: of each subject, and (zeros) of the student who has most.
create table statistics.class_load (
  school_id uuid not null,
  day date not null,
  class_id uuid not null,
  subject_id uuid not null,
  grade smallint not null,
  minutes smallint not null check (minutes >= 0),
  most smallint,
  primary key (school_id, day, class_id, subject_id)
);
comment on column statistics.class_load.most is 'The limit of the day at this school; null: none.';
create index class_load_of_classes on statistics.class_load (day) include (grade, minutes, most)
  where subject_id = '00000000-0000-0000-0000-000000000000';
alter table statistics.class_load enable row level security;
create policy scope on statistics.class_load using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));

-- How much there is, as it was on each day: people, classes, resources.
create table statistics.stock (
  school_id uuid not null,
  day date not null,
  kind text not null,
  value integer not null check (value >= 0),
  primary key (school_id, day, kind)
);
create index stock_of_day on statistics.stock (day, kind);
alter table statistics.stock enable row level security;
create policy scope on statistics.stock using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));

-- What the nightly recount found.
create table statistics.recount (
  day date primary key,
  counted_at timestamptz not null,
  compared integer not null,
  differences integer not null
);
comment on column statistics.recount.differences is 'Rows that were not as the areas have them; they are as these now.';

-- Working tables of the recount, empty between two.
create table statistics.found_hour (
  school_id uuid not null,
  kind text not null,
  person_id uuid not null,
  day date not null,
  hour smallint not null,
  acts integer not null,
  primary key (school_id, kind, person_id, day, hour)
);
alter table statistics.found_hour enable row level security;
create policy scope on statistics.found_hour using ((select core.reach()) = 'system');
create table statistics.met_person (
  school_id uuid not null,
  day date not null,
  person_id uuid not null,
  kind text not null,
  acts integer not null,
  class_id uuid not null,
  primary key (school_id, day, person_id, kind)
);
alter table statistics.met_person enable row level security;
create policy scope on statistics.met_person using ((select core.reach()) = 'system');

-- When the figures that areas are asked for were read last.
create table statistics.refreshed (
  id smallint primary key check (id = 1),
  at timestamptz not null
);

create table statistics.subscription (
  person_id uuid primary key references core.person,
  since timestamptz not null,
  sent_on date
);
comment on table statistics.subscription is 'Who is told each week that the figures of their place are there.';
alter table statistics.subscription enable row level security;
create policy scope on statistics.subscription using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
