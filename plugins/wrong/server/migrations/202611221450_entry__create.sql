-- Results as areas tell them, the collection of each pupil that comes of them, and what classes got wrong.
create table wrong.result (
  school_id uuid not null references core.school,
  person_id uuid not null references core.person,
  area text not null,
  attempt_id uuid not null,
  item_id uuid not null,
  part smallint not null,
  thing_id uuid not null,
  title text not null,
  class_id uuid not null,
  subject_id uuid not null references core.subject,
  question_id uuid not null,
  question_version integer not null,
  points numeric(5, 1) not null,
  of numeric(5, 1) not null check (of > 0),
  answer jsonb not null,
  at timestamptz not null,
  primary key (school_id, person_id, area, attempt_id, item_id, part),
  foreign key (school_id, class_id) references core.class (school_id, id)
);
comment on table wrong.result is 'How pupils did, told by areas, right ones too; one that is told again is changed.';
comment on column wrong.result.thing_id is 'Homework of a class, or what else the area gave; `attempt_id` is one pupil''s.';
create index result_of_question on wrong.result (school_id, person_id, question_id);
create index result_of_class on wrong.result (school_id, class_id, question_id);
create index result_of_person on wrong.result (person_id);

create table wrong.entry (
  school_id uuid not null references core.school,
  id uuid not null,
  person_id uuid not null references core.person,
  subject_id uuid not null references core.subject,
  question_id uuid references questions.question,
  question_version integer,
  type smallint,
  point_ids uuid[] not null default '{}',
  seconds integer not null,
  origin text not null check (origin in ('told', 'photo', 'similar', 'pushed')),
  area text not null default '',
  title text not null default '',
  attempt_id uuid,
  item_id uuid,
  push_id uuid,
  words text not null default '',
  reason text check (reason in ('careless', 'reading', 'concept', 'method', 'calculation', 'writing', 'unknown')),
  note text not null default '',
  wrong_count smallint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  state smallint not null default 0 check (state between 0 and 2),
  mastered_at timestamptz,
  removed_at timestamptz,
  due_at timestamptz not null,
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  reps smallint not null default 0,
  lapses smallint not null default 0,
  card_state smallint not null default 0 check (card_state between 0 and 3),
  reviewed_at timestamptz,
  right_in_row smallint not null default 0,
  right_since timestamptz,
  primary key (school_id, id),
  unique (school_id, person_id, question_id),
  check ((question_id is null) = (question_version is null))
);
comment on table wrong.entry is 'A question in a pupil''s collection, once for each question, or a picture of one; with its place in the plan of practice.';
comment on column wrong.entry.area is 'Who told it last, with title, attempt and item of that: the answer that is shown, and who is asked for the key.';
comment on column wrong.entry.state is 'Fresh 0, practised 1, mastered 2 (plugins/wrong/model/entry.ts).';
comment on column wrong.entry.stability is 'With difficulty, reps, lapses, card_state and reviewed_at: the memory of FSRS (days; 1 to 10).';
comment on column wrong.entry.right_since is 'When the row of right answers began that `right_in_row` counts, one a day.';
create index entry_of_person on wrong.entry (person_id, due_at) where removed_at is null;
create index entry_of_question on wrong.entry (question_id) where question_id is not null;
create index entry_removed on wrong.entry (removed_at) where removed_at is not null;

create table wrong.entry_picture (
  school_id uuid not null,
  entry_id uuid not null,
  position smallint not null,
  file_id uuid not null references core.file,
  primary key (school_id, entry_id, position),
  foreign key (school_id, entry_id) references wrong.entry on delete cascade
);
create index entry_picture_of_file on wrong.entry_picture (file_id);

create table wrong.class_question (
  school_id uuid not null,
  class_id uuid not null,
  question_id uuid not null,
  question_version integer not null,
  subject_id uuid not null references core.subject,
  type smallint not null,
  point_ids uuid[] not null default '{}',
  answered smallint not null,
  wrong smallint not null,
  last_at timestamptz not null,
  primary key (school_id, class_id, question_id),
  foreign key (school_id, class_id) references core.class (school_id, id)
);
comment on table wrong.class_question is 'How many pupils of a class answered a question and how many got it wrong: kept with each result, so that no list counts.';
create index class_question_of_subject on wrong.class_question (school_id, class_id, subject_id);

alter table wrong.result enable row level security;
create policy scope on wrong.result using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table wrong.entry enable row level security;
create policy scope on wrong.entry using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table wrong.entry_picture enable row level security;
create policy scope on wrong.entry_picture using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table wrong.class_question enable row level security;
create policy scope on wrong.class_question using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
