-- The week of a school: when its periods are, which class has which lesson, and what differs on single days.
create table organisation.period (
  school_id uuid not null references core.school,
  number smallint not null check (number between 1 and 12),
  starts text not null check (starts ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ends text not null check (ends ~ '^([01]\d|2[0-3]):[0-5]\d$' and ends > starts),
  primary key (school_id, number)
);
comment on table organisation.period is 'When lessons begin and end; a school without rows has the usual day (model/timetable/bells.ts).';

create table organisation.shared_room (
  school_id uuid not null references core.school,
  name text not null check (name <> ''),
  classes smallint not null check (classes between 2 and 50),
  primary key (school_id, name)
);
comment on table organisation.shared_room is 'A room for several classes at once (操场); every other room holds one.';

create table organisation.timetable (
  school_id uuid not null references core.school,
  id uuid not null,
  term_id uuid not null references core.term,
  from_week smallint check (from_week between 1 and 40),
  published_at timestamptz,
  changed_by uuid not null references core.person,
  changed_at timestamptz not null,
  version integer not null default 1,
  primary key (school_id, id),
  check ((from_week is null) = (published_at is null))
);
comment on table organisation.timetable is 'All lessons of a school: valid from a teaching week until the next one, or the one draft of a term.';
create unique index one_draft_of_timetable on organisation.timetable (school_id, term_id) where from_week is null;
create unique index timetable_from_week on organisation.timetable (school_id, term_id, from_week) where from_week is not null;

create table organisation.timetable_lesson (
  school_id uuid not null,
  timetable_id uuid not null,
  class_id uuid not null,
  weekday smallint not null check (weekday between 1 and 7),
  period smallint not null check (period between 1 and 12),
  weeks smallint not null default 0 check (weeks between 0 and 2),
  subject_id uuid references core.subject,
  title text not null default '',
  teacher_id uuid references core.person,
  room text not null default '',
  primary key (school_id, timetable_id, class_id, weekday, period, weeks),
  foreign key (school_id, timetable_id) references organisation.timetable (school_id, id) on delete cascade,
  foreign key (school_id, class_id) references core.class (school_id, id),
  check ((subject_id is null) = (title <> ''))
);
comment on column organisation.timetable_lesson.weeks is '0: every week, 1: odd teaching weeks, 2: even ones.';
comment on column organisation.timetable_lesson.title is 'Of what belongs to no subject: 班会.';
create index timetable_lesson_of_teacher on organisation.timetable_lesson (teacher_id) where teacher_id is not null;
create index timetable_lesson_of_class on organisation.timetable_lesson (school_id, class_id);

create table organisation.lesson_change (
  school_id uuid not null references core.school,
  id uuid not null,
  swap_id uuid not null,
  class_id uuid not null,
  day date not null,
  period smallint not null check (period between 1 and 12),
  kind text not null check (kind in ('cancelled', 'moved', 'substitute')),
  to_day date,
  to_period smallint check (to_period between 1 and 12),
  teacher_id uuid references core.person,
  reason text not null default '',
  made_by uuid not null references core.person,
  made_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, class_id, day, period),
  foreign key (school_id, class_id) references core.class (school_id, id),
  check ((kind = 'moved') = (to_day is not null) and (to_day is null) = (to_period is null)),
  check ((kind = 'substitute') = (teacher_id is not null))
);
comment on column organisation.lesson_change.swap_id is 'The two changes of a swap share it; they are undone together.';
create index lesson_change_by_day on organisation.lesson_change (school_id, day);
create index lesson_change_by_target on organisation.lesson_change (school_id, to_day) where to_day is not null;
create index lesson_change_of_teacher on organisation.lesson_change (teacher_id) where teacher_id is not null;

-- Holidays and the days that make up for them are those of the whole city.
create table organisation.city_day (
  id uuid primary key,
  kind text not null check (kind in ('holiday', 'makeup')),
  name text not null check (name <> ''),
  name_en text not null default '',
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  replaces date,
  version integer not null default 1,
  check ((kind = 'makeup') = (replaces is not null)),
  check (kind = 'holiday' or first_day = last_day)
);
comment on column organisation.city_day.replaces is 'The day whose lessons are made up, unless a school chooses another weekday.';
create index city_day_by_day on organisation.city_day (first_day, last_day);

create table organisation.makeup_choice (
  school_id uuid not null references core.school,
  day date not null,
  weekday smallint not null check (weekday between 1 and 7),
  primary key (school_id, day)
);
comment on table organisation.makeup_choice is 'Which weekday''s lessons a school has on a day that makes up for another.';

create table organisation.school_day (
  school_id uuid not null references core.school,
  id uuid not null,
  kind text not null check (kind in ('holiday', 'exam', 'event')),
  name text not null check (name <> ''),
  note text not null default '',
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  from_period smallint check (from_period between 1 and 12),
  to_period smallint check (to_period between from_period and 12),
  version integer not null default 1,
  primary key (school_id, id),
  check ((from_period is null) = (to_period is null))
);
comment on table organisation.school_day is 'Days, or periods of them, on which a school has no lessons of its timetable.';
create index school_day_by_day on organisation.school_day (school_id, first_day, last_day);

create table organisation.timetable_import (
  school_id uuid not null references core.school,
  id uuid not null,
  term_id uuid not null references core.term,
  state text not null check (state in ('read', 'applied', 'undone')),
  file_name text not null,
  found jsonb not null,
  before jsonb,
  applied_to uuid,
  applied_version integer,
  made_by uuid not null references core.person,
  made_at timestamptz not null,
  primary key (school_id, id)
);
comment on column organisation.timetable_import.before is 'Lessons of the draft that the import has replaced: they come back when it is undone.';
create index timetable_import_newest on organisation.timetable_import (school_id, made_at desc);
create index timetable_import_made_by on organisation.timetable_import (made_by);

-- The address under which a person's calendar program reads the lessons; a new secret makes the old address useless.
create table organisation.calendar_feed (
  person_id uuid primary key references core.person on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  sealed_secret text not null,
  made_at timestamptz not null
);
comment on column organisation.calendar_feed.sealed_secret is 'As the vault seals it: its owner reads the address again, the table does not tell it.';

alter table organisation.period enable row level security;
alter table organisation.shared_room enable row level security;
alter table organisation.timetable enable row level security;
alter table organisation.timetable_lesson enable row level security;
alter table organisation.lesson_change enable row level security;
alter table organisation.makeup_choice enable row level security;
alter table organisation.school_day enable row level security;
alter table organisation.timetable_import enable row level security;
alter table organisation.calendar_feed enable row level security;
create policy scope on organisation.period using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);
create policy scope on organisation.shared_room using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);
create policy scope on organisation.timetable using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);
create policy scope on organisation.timetable_lesson using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);
create policy scope on organisation.lesson_change using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);
create policy scope on organisation.makeup_choice using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);
create policy scope on organisation.school_day using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);
create policy scope on organisation.timetable_import using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);
create policy scope on organisation.calendar_feed using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person())
);
