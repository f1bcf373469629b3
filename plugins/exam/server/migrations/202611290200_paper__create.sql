-- Papers: one value for each, from which screen, print and exams are made. A sealed one has its value enciphered instead.
create table exam.paper (
  school_id uuid not null references core.school,
  id uuid not null,
  owner_id uuid not null references core.person,
  title text not null,
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  state text not null default 'draft' check (state in ('draft', 'audit', 'secret', 'published')),
  source smallint not null default 1 check (source between 1 and 3),
  document jsonb,
  sealed bytea,
  size text not null,
  questions smallint not null default 0,
  points numeric(6, 1) not null default 0,
  minutes smallint not null default 0,
  version integer not null default 1,
  last_save uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  is_public boolean generated always as (source = 3 and removed_at is null) stored,
  primary key (school_id, id),
  check ((state = 'secret') = (document is null)),
  check ((state = 'secret') = (sealed is not null))
);
comment on column exam.paper.source is 'Personal 1, school 2, public 3, as those of questions (teaching.md section 3).';
comment on column exam.paper.document is 'plugins/exam/model/paper/document.ts; null while it is sealed.';
comment on column exam.paper.sealed is 'The document, enciphered by a key that is itself enciphered by the key file of the deployment.';
comment on column exam.paper.last_save is 'Name of the last write: sent again, it is done once.';
create index paper_of_owner on exam.paper (owner_id, changed_at desc, id desc) where removed_at is null;
create index paper_removed on exam.paper (owner_id, removed_at desc) where removed_at is not null;
create index paper_of_school on exam.paper (school_id, changed_at desc, id desc) where source = 2 and removed_at is null;
create index paper_public on exam.paper (changed_at desc, id desc) where is_public;
create index paper_by_subject on exam.paper (subject_id);
create index paper_by_grade on exam.paper (grade_id);
create trigger next_version before update of title, subject_id, grade_id, document, last_save on exam.paper
  for each row execute function core.next_version();

-- Which questions a paper has, for the bank and for composing by rules; empty while a paper is sealed.
create table exam.paper_question (
  school_id uuid not null,
  paper_id uuid not null,
  question_id uuid not null,
  question_version integer not null,
  primary key (school_id, paper_id, question_id),
  foreign key (school_id, paper_id) references exam.paper on delete cascade
);
create index paper_question_by_question on exam.paper_question (question_id);

alter table exam.paper enable row level security;
create policy scope on exam.paper using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
  or owner_id = (select core.seen_person()));
create policy public_read on exam.paper for select using (is_public);
alter table exam.paper_question enable row level security;
create policy scope on exam.paper_question using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
