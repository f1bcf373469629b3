-- A guide book that was given to a class, each student's copy of it, and what students have written.
create table guide.assignment (
  school_id uuid not null,
  id uuid not null,
  book_id uuid not null,
  class_id uuid not null,
  subject_id uuid not null references core.subject,
  title text not null,
  document jsonb not null,
  starts_at timestamptz not null,
  lesson_at timestamptz not null check (lesson_at >= starts_at),
  after_at timestamptz not null check (after_at >= lesson_at),
  due_at timestamptz not null check (due_at > after_at),
  opened uuid[] not null default '{}',
  stage jsonb not null,
  published_by uuid not null references core.person,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (school_id, id),
  unique (school_id, book_id, class_id),
  foreign key (school_id, book_id) references guide.book,
  foreign key (school_id, class_id) references core.class (school_id, id)
);
comment on column guide.assignment.document is 'As it was given: later changes of the guide book reach the class when it is given again.';
comment on column guide.assignment.opened is 'Blocks that the teacher has opened.';
comment on column guide.assignment.stage is 'What the class sees on the projector: plugins/guide/model/lesson/stage.ts.';
create index assignment_of_class on guide.assignment (school_id, class_id, lesson_at desc);
create index assignment_of_publisher on guide.assignment (published_by, lesson_at desc);
create index assignment_by_subject on guide.assignment (subject_id);
create index assignment_by_day on guide.assignment (published_at);

create table guide.attempt (
  school_id uuid not null,
  id uuid not null,
  assignment_id uuid not null,
  person_id uuid not null references core.person,
  opened_at timestamptz,
  seen_at timestamptz,
  seconds integer not null default 0,
  reminded_at timestamptz,
  submitted uuid[] not null default '{}',
  primary key (school_id, id),
  unique (school_id, assignment_id, person_id),
  foreign key (school_id, assignment_id) references guide.assignment on delete cascade
);
comment on column guide.attempt.submitted is 'Blocks that the student has submitted.';
create index attempt_of_person on guide.attempt (person_id);

-- Events are only ever added; beside them stands what counts of each place.
create table guide.answer_event (
  school_id uuid not null,
  attempt_id uuid not null,
  person_id uuid not null references core.person,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  client uuid not null,
  sequence integer not null check (sequence >= 0),
  answer jsonb not null,
  written_at timestamptz not null,
  arrived_at timestamptz not null,
  counted boolean not null,
  primary key (school_id, attempt_id, item_id, part, client, sequence),
  foreign key (school_id, attempt_id) references guide.attempt on delete cascade
);
comment on column guide.answer_event.counted is 'False: written after the end, or after its block was submitted; it is kept beside.';
create index answer_event_by_person on guide.answer_event (person_id);

create table guide.answer (
  school_id uuid not null,
  attempt_id uuid not null,
  person_id uuid not null references core.person,
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
  primary key (school_id, attempt_id, item_id, part),
  foreign key (school_id, attempt_id) references guide.attempt on delete cascade
);
comment on column guide.answer.item_id is 'An item, a block that is submitted, or the assignment: the student''s own question (model/answering/places.ts).';
create index answer_by_person on guide.answer (person_id);

create table guide.mark (
  school_id uuid not null,
  attempt_id uuid not null,
  person_id uuid not null references core.person,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  points numeric(5, 1),
  of numeric(5, 1) not null,
  state text not null check (state in ('right', 'partly', 'wrong', 'blank', 'unread')),
  at timestamptz not null,
  primary key (school_id, attempt_id, item_id, part),
  foreign key (school_id, attempt_id) references guide.attempt on delete cascade
);
comment on column guide.mark.points is 'Null: the machine cannot decide, and nobody is asked to.';
create index mark_by_person on guide.mark (person_id);

alter table guide.assignment enable row level security;
create policy scope on guide.assignment using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table guide.attempt enable row level security;
create policy scope on guide.attempt using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table guide.answer_event enable row level security;
create policy scope on guide.answer_event using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table guide.answer enable row level security;
create policy scope on guide.answer using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table guide.mark enable row level security;
create policy scope on guide.mark using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
