-- Rooms of an exam, and in each the students who sit it.
create table exam.room (
  school_id uuid not null,
  id uuid not null,
  exam_id uuid not null,
  position smallint not null,
  name text not null,
  began_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade
);
comment on column exam.room.began_at is 'When an invigilator started it, where the start is by hand.';
create index room_of_exam on exam.room (school_id, exam_id, position);

create table exam.invigilator (
  school_id uuid not null,
  room_id uuid not null,
  person_id uuid not null references core.person,
  primary key (school_id, room_id, person_id),
  foreign key (school_id, room_id) references exam.room on delete cascade
);
create index invigilator_of_person on exam.invigilator (person_id);

create table exam.sitting (
  school_id uuid not null,
  id uuid not null,
  exam_id uuid not null,
  room_id uuid not null,
  class_id uuid not null,
  person_id uuid not null references core.person,
  seat smallint not null,
  admission text not null,
  extra_minutes smallint not null default 0 check (extra_minutes between 0 and 300),
  extended_minutes smallint not null default 0 check (extended_minutes between 0 and 300),
  state text not null default 'waiting' check (state in ('waiting', 'doing', 'paused', 'submitted', 'closed')),
  device uuid,
  former_devices uuid[] not null default '{}',
  asking_device uuid,
  asked_at timestamptz,
  entered_at timestamptz,
  started_at timestamptz,
  paused_at timestamptz,
  paused_seconds integer not null default 0,
  submitted_at timestamptz,
  receipt text not null default '',
  answered smallint not null default 0,
  waiting smallint not null default 0,
  left_count smallint not null default 0,
  seen_at timestamptz,
  hand_at timestamptz,
  primary key (school_id, id),
  unique (school_id, exam_id, person_id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade,
  foreign key (school_id, room_id) references exam.room
);
comment on column exam.sitting.former_devices is 'From which it was written before an invigilator let it change: what they still send counts.';
comment on column exam.sitting.extra_minutes is 'Of an accommodation, known before the start; `extended_minutes` were given during it.';
comment on column exam.sitting.paused_seconds is 'Of pauses that have ended.';
comment on column exam.sitting.submitted_at is 'When it was handed in, or closed by the platform or an invigilator.';
comment on column exam.sitting.waiting is 'Answers that its device keeps and the server has not, as the device last told.';
create index sitting_of_person on exam.sitting (person_id);
create index sitting_of_room on exam.sitting (school_id, room_id, seat);
create index sitting_open on exam.sitting (school_id, exam_id) where state in ('waiting', 'doing', 'paused');

-- Answers: events that are only ever added, and beside them what stands now of each part.
create table exam.answer_event (
  school_id uuid not null,
  sitting_id uuid not null,
  person_id uuid not null,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  client uuid not null,
  sequence integer not null check (sequence >= 0),
  answer jsonb not null,
  written_at timestamptz not null,
  arrived_at timestamptz not null,
  counted boolean not null,
  primary key (school_id, sitting_id, item_id, part, client, sequence),
  foreign key (school_id, sitting_id) references exam.sitting on delete cascade
);
comment on column exam.answer_event.counted is 'False: it was written after the end, or came a day later; it is kept beside.';

create table exam.sitting_answer (
  school_id uuid not null,
  sitting_id uuid not null,
  person_id uuid not null,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  answer jsonb not null,
  is_blank boolean not null,
  client uuid not null,
  sequence integer not null,
  after_client uuid,
  after_sequence integer,
  written_at timestamptz not null,
  arrived_at timestamptz not null,
  primary key (school_id, sitting_id, item_id, part),
  foreign key (school_id, sitting_id) references exam.sitting on delete cascade
);

-- What happened in a sitting or a room, for its invigilators; never deleted.
create table exam.sitting_event (
  school_id uuid not null,
  id uuid not null,
  exam_id uuid not null,
  room_id uuid,
  sitting_id uuid,
  kind text not null,
  person_id uuid references core.person,
  at timestamptz not null,
  params jsonb not null default '{}',
  primary key (school_id, id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade
);
comment on column exam.sitting_event.person_id is 'Who did it; null: the platform.';
create index sitting_event_of_exam on exam.sitting_event (school_id, exam_id, at desc);

-- Words of invigilators to a room, or to one student.
create table exam.message (
  school_id uuid not null,
  id uuid not null,
  exam_id uuid not null,
  room_id uuid not null,
  sitting_id uuid,
  person_id uuid not null references core.person,
  text text not null,
  at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade
);
create index message_of_room on exam.message (school_id, room_id, at);

alter table exam.room enable row level security;
create policy scope on exam.room using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table exam.invigilator enable row level security;
create policy scope on exam.invigilator using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table exam.sitting enable row level security;
create policy scope on exam.sitting using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table exam.answer_event enable row level security;
create policy scope on exam.answer_event using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table exam.sitting_answer enable row level security;
create policy scope on exam.sitting_answer using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table exam.sitting_event enable row level security;
create policy scope on exam.sitting_event using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table exam.message enable row level security;
create policy scope on exam.message using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
