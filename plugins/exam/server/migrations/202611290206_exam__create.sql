-- An exam that is held: a paper as it was when it was published, for classes of a school.
create table exam.exam (
  school_id uuid not null references core.school,
  id uuid not null,
  paper_id uuid not null,
  title text not null,
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  document jsonb not null,
  questions smallint not null,
  points numeric(6, 1) not null,
  mode text not null check (mode in ('online', 'printed')),
  start text not null check (start in ('automatic', 'manual')),
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 1 and 300),
  earliest smallint not null default 0 check (earliest between 0 and 300),
  note text not null default '',
  published_by uuid not null references core.person,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  closed_at timestamptz,
  primary key (school_id, id)
);
comment on column exam.exam.document is 'The frozen paper: plugins/exam/model/paper/document.ts.';
comment on column exam.exam.earliest is 'Minutes after the start before which nobody hands in.';
comment on column exam.exam.closed_at is 'When the last sitting was closed; null: not yet.';
create index exam_of_publisher on exam.exam (published_by, starts_at desc);
create index exam_of_paper on exam.exam (school_id, paper_id);
create index exam_by_subject on exam.exam (subject_id);
create index exam_by_grade on exam.exam (grade_id);
create index exam_open on exam.exam (starts_at) where closed_at is null and withdrawn_at is null;

create table exam.exam_class (
  school_id uuid not null,
  exam_id uuid not null,
  class_id uuid not null,
  primary key (school_id, exam_id, class_id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade,
  foreign key (school_id, class_id) references core.class (school_id, id)
);
create index exam_class_by_class on exam.exam_class (school_id, class_id);

-- What nobody reads before the start: the key of the enciphered paper, questions and their keys.
create table exam.exam_secret (
  school_id uuid not null,
  exam_id uuid not null,
  sealed text not null,
  primary key (school_id, exam_id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade
);
comment on column exam.exam_secret.sealed is 'Sealed by the vault of the deployment: plugins/exam/server/sitting/frozen-exams.ts.';

-- What students fetch before the start: the paper without its keys, enciphered.
create table exam.exam_package (
  school_id uuid not null,
  exam_id uuid not null,
  bytes bytea not null,
  primary key (school_id, exam_id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade
);

alter table exam.exam enable row level security;
create policy scope on exam.exam using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table exam.exam_class enable row level security;
create policy scope on exam.exam_class using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table exam.exam_secret enable row level security;
create policy scope on exam.exam_secret using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table exam.exam_package enable row level security;
create policy scope on exam.exam_package using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
