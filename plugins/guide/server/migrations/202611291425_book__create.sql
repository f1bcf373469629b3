-- Guide books as teachers write them, and kept versions of them.
create table guide.book (
  school_id uuid not null references core.school,
  id uuid not null,
  owner_id uuid not null references core.person,
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  node_id uuid references textbook.node,
  title text not null,
  document jsonb not null,
  version integer not null default 1,
  last_save uuid,
  is_shared boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (school_id, id),
  unique (id)
);
comment on column guide.book.document is 'Blocks with their parts: plugins/guide/model/book/document.ts. Questions by id and version.';
comment on column guide.book.last_save is 'Names the last write, so that sending it again changes nothing.';
create index book_of_owner on guide.book (owner_id, changed_at desc, id desc) where removed_at is null;
create index book_removed on guide.book (removed_at) where removed_at is not null;
create index book_shared on guide.book (school_id, subject_id, changed_at desc) where is_shared and removed_at is null;
create index book_by_node on guide.book (node_id);
create index book_by_subject on guide.book (subject_id);
create index book_by_grade on guide.book (grade_id);

create table guide.book_version (
  school_id uuid not null,
  id uuid not null,
  book_id uuid not null,
  name text not null,
  title text not null,
  document jsonb not null,
  person_id uuid not null references core.person,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, book_id) references guide.book on delete cascade
);
create index book_version_of_book on guide.book_version (school_id, book_id, created_at desc);
create index book_version_by_person on guide.book_version (person_id);

-- Files of guide books, their versions and what classes have: a file is deleted when no guide book has it any more.
create table guide.book_file (
  school_id uuid not null,
  book_id uuid not null,
  file_id uuid not null references core.file,
  primary key (school_id, book_id, file_id),
  foreign key (school_id, book_id) references guide.book on delete cascade
);
create index book_file_by_file on guide.book_file (file_id);

-- Questions of the bank that a guide book has or had: the bank keeps them.
create table guide.book_question (
  school_id uuid not null,
  book_id uuid not null,
  question_id uuid not null references questions.question,
  primary key (school_id, book_id, question_id),
  foreign key (school_id, book_id) references guide.book on delete cascade
);
create index book_question_by_question on guide.book_question (question_id);

alter table guide.book enable row level security;
create policy scope on guide.book using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table guide.book_version enable row level security;
create policy scope on guide.book_version using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table guide.book_file enable row level security;
create policy scope on guide.book_file using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table guide.book_question enable row level security;
create policy scope on guide.book_question using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
