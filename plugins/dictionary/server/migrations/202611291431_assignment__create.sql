-- Words assigned to classes, what students answer about words (a log), what they remember of them, and photos of paper.
create table dictionary.assignment (
  school_id uuid not null references core.school,
  id uuid not null,
  author_person_id uuid not null references core.person,
  language text not null check (language in ('zh', 'en')),
  title text not null,
  modes text[] not null,
  pass_percent smallint not null check (pass_percent between 0 and 100),
  repeats smallint not null check (repeats between 1 and 3),
  gap_seconds smallint not null check (gap_seconds between 2 and 30),
  rate real not null check (rate between 0.5 and 1.5),
  takes_paper boolean not null,
  opens_at timestamptz,
  due_at timestamptz,
  published_at timestamptz,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (school_id, id),
  check (published_at is null or (opens_at is not null and due_at is not null and due_at > opens_at))
);
comment on column dictionary.assignment.published_at is 'Null: a draft, which no student sees.';
comment on column dictionary.assignment.rate is 'Speed of the voice; 1 is that of usual speech.';
create index assignment_of_author on dictionary.assignment (author_person_id, changed_at desc);

create table dictionary.assignment_word (
  school_id uuid not null,
  assignment_id uuid not null,
  position smallint not null,
  word_id uuid not null references dictionary.word,
  primary key (school_id, assignment_id, position),
  unique (school_id, assignment_id, word_id),
  foreign key (school_id, assignment_id) references dictionary.assignment on delete cascade
);
create index assignment_word_by_word on dictionary.assignment_word (word_id);

create table dictionary.assignment_class (
  school_id uuid not null,
  assignment_id uuid not null,
  class_id uuid not null,
  primary key (school_id, assignment_id, class_id),
  foreign key (school_id, assignment_id) references dictionary.assignment on delete cascade,
  foreign key (school_id, class_id) references core.class (school_id, id)
);
create index assignment_class_by_class on dictionary.assignment_class (school_id, class_id);

create table dictionary.review (
  school_id uuid not null references core.school,
  id uuid not null,
  person_id uuid not null references core.person,
  word_id uuid not null references dictionary.word,
  assignment_id uuid,
  mode text not null check (mode in ('recognise', 'choose', 'listen', 'spell', 'say', 'strokes', 'sentence', 'paper')),
  skill text not null check (skill in ('read', 'write')),
  grade smallint not null check (grade between 1 and 4),
  given text not null default '',
  voice_id uuid references core.file,
  seconds smallint not null,
  at timestamptz not null,
  received_at timestamptz not null,
  by_person_id uuid references core.person,
  primary key (school_id, id)
);
comment on table dictionary.review is 'Only ever added to. Devices name their rows, so that one sent twice stands once; what is remembered is replayed from it.';
comment on column dictionary.review.at is 'When it was answered, by the server''s clock: what a device says is its age.';
comment on column dictionary.review.by_person_id is 'The teacher who marked paper or a recording; null: the student practised.';
create index review_of_person on dictionary.review (school_id, person_id, word_id, skill, at);
create index review_by_person on dictionary.review (person_id, at);
create index review_of_word on dictionary.review (school_id, word_id, at);
create index review_of_assignment on dictionary.review (school_id, assignment_id, person_id) where assignment_id is not null;
create index review_by_voice on dictionary.review (voice_id) where voice_id is not null;

create table dictionary.memory (
  school_id uuid not null references core.school,
  person_id uuid not null references core.person,
  word_id uuid not null references dictionary.word,
  skill text not null check (skill in ('read', 'write')),
  due_at timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  reps smallint not null,
  lapses smallint not null,
  card_state smallint not null,
  reviewed_at timestamptz,
  right_in_row smallint not null,
  right_since timestamptz,
  primary key (school_id, person_id, word_id, skill)
);
comment on table dictionary.memory is 'The memory of FSRS as replaying the log gives it (plugins/dictionary/model/review-log.ts).';
create index memory_due on dictionary.memory (person_id, due_at);
create index memory_by_word on dictionary.memory (word_id);

create table dictionary.plan (
  school_id uuid not null references core.school,
  person_id uuid not null references core.person,
  minutes smallint not null check (minutes between 5 and 30),
  days_off smallint[] not null default '{}',
  exam_on date,
  exam_title text not null default '',
  changed_at timestamptz not null,
  primary key (school_id, person_id)
);
create unique index plan_of_person on dictionary.plan (person_id);

create table dictionary.paper (
  school_id uuid not null,
  id uuid not null,
  assignment_id uuid not null,
  person_id uuid not null references core.person,
  file_id uuid not null references core.file,
  sent_at timestamptz not null,
  checked_at timestamptz,
  checked_by uuid references core.person,
  primary key (school_id, id),
  foreign key (school_id, assignment_id) references dictionary.assignment on delete cascade
);
comment on table dictionary.paper is 'A photo of what a student wrote on paper; the teacher checks it on a grid of the words.';
create index paper_of_assignment on dictionary.paper (school_id, assignment_id, person_id);
create index paper_by_person on dictionary.paper (person_id);
create index paper_by_file on dictionary.paper (file_id);

alter table dictionary.assignment enable row level security;
create policy scope on dictionary.assignment using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table dictionary.assignment_word enable row level security;
create policy scope on dictionary.assignment_word using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table dictionary.assignment_class enable row level security;
create policy scope on dictionary.assignment_class using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table dictionary.review enable row level security;
create policy read on dictionary.review for select using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
create policy added on dictionary.review for insert with check (
  (select core.reach()) = 'system' or person_id = (select core.scope_person())
  or school_id = any ((select core.staffed_schools())::uuid[]));
alter table dictionary.memory enable row level security;
create policy scope on dictionary.memory using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter table dictionary.plan enable row level security;
create policy scope on dictionary.plan using (
  (select core.reach()) = 'system' or person_id = (select core.seen_person())
  or school_id = any ((select core.staffed_schools())::uuid[]));
alter table dictionary.paper enable row level security;
create policy scope on dictionary.paper using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
