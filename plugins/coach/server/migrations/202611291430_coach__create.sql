-- What students ask about, their questions, the teachers' answers and hints.
create table coach.item (
  school_id uuid not null references core.school,
  id uuid not null,
  subject_id uuid not null references core.subject,
  question_id uuid references questions.question,
  question_version integer,
  words text not null default '',
  words_key text not null default '',
  point_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  primary key (school_id, id),
  check ((question_id is null) = (question_version is null))
);
comment on table coach.item is 'What is asked about in a school: a question of the bank, or an exercise of a student''s own book, known by its words.';
comment on column coach.item.words_key is 'plugins/coach/model/exercise-key.ts; empty: it is like no other.';
create unique index item_of_question on coach.item (school_id, subject_id, question_id) where question_id is not null;
create unique index item_of_words on coach.item (school_id, subject_id, words_key) where words_key <> '';
create index item_question on coach.item (question_id);
create index item_points on coach.item using gin (point_ids);

create table coach.answer (
  school_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  author_id uuid not null references core.person,
  stuck text,
  kind text not null check (kind in ('text', 'ink', 'voice', 'film')),
  content jsonb not null,
  drawing jsonb not null,
  file_id uuid references core.file,
  seconds smallint not null default 0,
  captions text not null default '',
  class_ids uuid[] not null,
  is_shared boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, item_id) references coach.item
);
comment on table coach.answer is 'A teacher''s answer, published to its item: for the classes of the author, or for the whole school.';
comment on column coach.answer.stuck is 'The group that it is for; null: everybody who asks about the item.';
create index answer_of_item on coach.answer (school_id, item_id, created_at);
create index answer_of_author on coach.answer (author_id);
create index answer_of_file on coach.answer (file_id);

create table coach.request (
  school_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  person_id uuid not null references core.person,
  class_id uuid not null,
  subject_id uuid not null references core.subject,
  area text not null check (area in ('work', 'exam', 'wrong', 'bank', 'own')),
  place_id uuid,
  title text not null default '',
  number smallint,
  stuck text not null check (stuck in ('reading', 'begin', 'step', 'why', 'differs', 'other')),
  words text not null default '',
  voice_id uuid references core.file,
  state smallint not null default 0 check (state between 0 and 3),
  again_count smallint not null default 0,
  asked_at timestamptz not null,
  open_since timestamptz not null,
  expected_at timestamptz not null,
  answered_at timestamptz,
  answer_id uuid,
  shared_at timestamptz,
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, item_id) references coach.item,
  foreign key (school_id, class_id) references core.class (school_id, id),
  foreign key (school_id, answer_id) references coach.answer
);
comment on table coach.request is 'A question of a student about an item, read by the teachers of the class; by those of the subject once it is shared.';
comment on column coach.request.state is 'Open 0, answered 1, understood 2, withdrawn 3 (plugins/coach/model/request.ts).';
comment on column coach.request.open_since is 'Asked, or asked once more after an answer.';
create unique index request_open on coach.request (school_id, item_id, person_id) where state = 0 and removed_at is null;
create index request_of_class on coach.request (school_id, class_id, subject_id, asked_at);
create index request_of_item on coach.request (school_id, item_id, class_id);
create index request_of_person on coach.request (person_id, asked_at);
create index request_shared on coach.request (school_id, subject_id, item_id)
  where shared_at is not null and removed_at is null and state < 3;
create index request_of_answer on coach.request (school_id, answer_id) where answer_id is not null;
create index request_of_voice on coach.request (voice_id) where voice_id is not null;

create table coach.request_picture (
  school_id uuid not null,
  request_id uuid not null,
  position smallint not null,
  file_id uuid not null references core.file,
  primary key (school_id, request_id, position),
  foreign key (school_id, request_id) references coach.request on delete cascade
);
create index request_picture_of_file on coach.request_picture (file_id);

create table coach.class_item (
  school_id uuid not null,
  class_id uuid not null,
  subject_id uuid not null,
  item_id uuid not null,
  asked integer not null,
  people integer not null,
  open integer not null,
  open_since timestamptz,
  last_at timestamptz not null,
  primary key (school_id, class_id, subject_id, item_id),
  foreign key (school_id, class_id) references core.class (school_id, id),
  foreign key (school_id, item_id) references coach.item
);
comment on table coach.class_item is 'How many of a class ask about an item: counted again with each change of its questions, so that no queue counts.';
create index class_item_of_item on coach.class_item (school_id, item_id);

create table coach.answer_reader (
  school_id uuid not null,
  answer_id uuid not null,
  person_id uuid not null references core.person,
  seen_at timestamptz,
  helped_at timestamptz,
  liked_at timestamptz,
  primary key (school_id, answer_id, person_id),
  foreign key (school_id, answer_id) references coach.answer
);
comment on table coach.answer_reader is 'Who has seen an answer and whom it helped (students), and which teachers like it.';
create index answer_reader_of_person on coach.answer_reader (person_id);

create table coach.hint (
  school_id uuid not null,
  item_id uuid not null,
  rung smallint not null check (rung between 1 and 3),
  content jsonb not null,
  author_id uuid not null references core.person,
  updated_at timestamptz not null,
  primary key (school_id, item_id, rung),
  foreign key (school_id, item_id) references coach.item
);
comment on table coach.hint is 'The hint ladder of an item: the idea 1, the steps 2, the answer 3.';
create index hint_of_author on coach.hint (author_id);

create table coach.hint_view (
  school_id uuid not null,
  item_id uuid not null,
  rung smallint not null,
  person_id uuid not null references core.person,
  class_id uuid not null,
  seen_at timestamptz not null,
  primary key (school_id, item_id, rung, person_id),
  foreign key (school_id, item_id) references coach.item,
  foreign key (school_id, class_id) references core.class (school_id, id)
);
create index hint_view_of_person on coach.hint_view (person_id, item_id);
create index hint_view_of_class on coach.hint_view (school_id, class_id, seen_at);

create table coach.duty (
  school_id uuid not null references core.school,
  subject_id uuid not null references core.subject,
  person_id uuid not null references core.person,
  day smallint not null check (day between 1 and 7),
  from_time text not null,
  until_time text not null check (until_time > from_time),
  primary key (school_id, subject_id, person_id, day)
);
comment on table coach.duty is 'When a teacher of a subject answers: day of the week (Monday 1), and times of day.';
create index duty_of_person on coach.duty (person_id);

create table coach.kept_item (
  school_id uuid not null,
  person_id uuid not null references core.person,
  item_id uuid not null,
  added_at timestamptz not null,
  primary key (school_id, person_id, item_id),
  foreign key (school_id, item_id) references coach.item
);
comment on table coach.kept_item is 'A teacher''s own set for coaching: questions that are prepared with hints and answers before anybody asks.';
create index kept_item_of_item on coach.kept_item (school_id, item_id);
create index kept_item_of_person on coach.kept_item (person_id, added_at);

-- Staff see their school. A student sees the own questions, and of items what is the bank's or was asked by himself.
alter table coach.request enable row level security;
create policy scope on coach.request using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table coach.request_picture enable row level security;
create policy scope on coach.request_picture using (
  exists (select from coach.request r where r.school_id = request_picture.school_id and r.id = request_picture.request_id));
alter table coach.item enable row level security;
create policy scope on coach.item using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or (question_id is not null and school_id = any ((select core.seen_schools())::uuid[]))
  or exists (select from coach.request r where r.school_id = item.school_id and r.item_id = item.id
    and r.person_id = (select core.seen_person())));
alter table coach.answer enable row level security;
create policy scope on coach.answer using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or (removed_at is null and school_id = any ((select core.seen_schools())::uuid[]) and (is_shared or exists (
    select from core.class_member m where m.school_id = answer.school_id and m.class_id = any (answer.class_ids)
      and m.person_id = (select core.seen_person())))));
alter table coach.answer_reader enable row level security;
create policy scope on coach.answer_reader using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table coach.hint_view enable row level security;
create policy scope on coach.hint_view using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table coach.hint enable row level security;
create policy scope on coach.hint using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or exists (select from coach.hint_view v where v.school_id = hint.school_id and v.item_id = hint.item_id
    and v.rung = hint.rung and v.person_id = (select core.seen_person())));
alter table coach.class_item enable row level security;
create policy scope on coach.class_item using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table coach.duty enable row level security;
create policy scope on coach.duty using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table coach.kept_item enable row level security;
create policy scope on coach.kept_item using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
