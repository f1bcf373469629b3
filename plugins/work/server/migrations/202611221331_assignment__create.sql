-- Homework given to a class, and what each of its pupils has of it.
create table work.assignment (
  school_id uuid not null,
  id uuid not null,
  homework_id uuid not null,
  class_id uuid not null,
  subject_id uuid not null references core.subject,
  starts_at timestamptz not null,
  due_at timestamptz not null check (due_at > starts_at),
  late_until timestamptz check (late_until > due_at),
  release smallint not null check (release between 0 and 3),
  released_at timestamptz,
  rounds smallint not null check (rounds between 0 and 5),
  ai_rule text not null check (ai_rule in ('none', 'hints', 'named')),
  counts boolean not null,
  minutes smallint not null,
  reason text not null default '',
  published_by uuid not null references core.person,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  closed_at timestamptz,
  pupils integer not null default 0,
  opened integer not null default 0,
  submitted integer not null default 0,
  corrected integer not null default 0,
  late integer not null default 0,
  points numeric(10, 1) not null default 0,
  of numeric(10, 1) not null default 0,
  primary key (school_id, id),
  foreign key (school_id, homework_id) references work.homework,
  foreign key (school_id, class_id) references core.class (school_id, id)
);
comment on column work.assignment.reason is 'Why the class gets more than the limit of the day.';
comment on column work.assignment.closed_at is 'When the platform took what there was; null: not yet.';
comment on column work.assignment.pupils is 'With opened, submitted, corrected, late, points and of: what its attempts come to, kept with each change of one.';
create index assignment_of_class on work.assignment (school_id, class_id, published_at desc);
create index assignment_of_homework on work.assignment (school_id, homework_id);
create index assignment_of_publisher on work.assignment (published_by, published_at desc);
create index assignment_of_day on work.assignment (school_id, class_id, due_at) where withdrawn_at is null;
create index assignment_to_close on work.assignment ((coalesce(late_until, due_at))) where closed_at is null and withdrawn_at is null;

create table work.attempt (
  school_id uuid not null,
  id uuid not null,
  assignment_id uuid not null,
  person_id uuid not null references core.person,
  tier smallint not null check (tier between 0 and 2),
  state smallint not null default 0 check (state between 0 and 4),
  round smallint not null default 0,
  is_late boolean not null default false,
  due_at timestamptz,
  opened_at timestamptz,
  submitted_at timestamptz,
  reminded_at timestamptz,
  receipt text not null default '',
  seconds integer,
  points numeric(6, 1),
  of numeric(6, 1) not null default 0,
  open_parts smallint not null default 0,
  to_right uuid[] not null default '{}',
  remark text not null default '',
  primary key (school_id, id),
  unique (school_id, assignment_id, person_id),
  foreign key (school_id, assignment_id) references work.assignment
);
comment on column work.attempt.state is 'Waiting 0, doing 1, handed in 2, corrected 3, returned 4 (plugins/work/model/attempt.ts).';
comment on column work.attempt.due_at is 'The pupil''s own deadline, where it was moved.';
comment on column work.attempt.points is 'Of the first round: setting right does not change what one had. Null: not handed in.';
comment on column work.attempt.open_parts is 'Parts that nobody has marked.';
comment on column work.attempt.to_right is 'Items that were given back; only these may be answered in this round.';
create index attempt_of_person on work.attempt (person_id, state);
create index attempt_moved on work.attempt (due_at) where due_at is not null and state in (1, 4);

alter table work.assignment enable row level security;
create policy scope on work.assignment using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table work.attempt enable row level security;
create policy scope on work.attempt using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
  or person_id = (select core.seen_person()));
