-- Results that were entered from a workbook, with what they replaced, so that an entry can be undone.
create table exam.result_entry (
  school_id uuid not null,
  id uuid not null,
  exam_id uuid not null,
  person_id uuid not null references core.person,
  class_ids uuid[] not null,
  before jsonb not null,
  print text not null,
  at timestamptz not null,
  undone_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade
);
comment on column exam.result_entry.before is 'Rows of exam.result of these classes as they were: student, item, part, points, answer.';
comment on column exam.result_entry.print is 'Fingerprint of what was written; it is undone only while nothing else was written.';
create index result_entry_of_exam on exam.result_entry (school_id, exam_id, at desc);

-- Exams whose results students read.
create table exam.result_release (
  school_id uuid not null,
  exam_id uuid not null,
  person_id uuid not null references core.person,
  at timestamptz not null,
  primary key (school_id, exam_id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade
);

alter table exam.result_entry enable row level security;
create policy scope on exam.result_entry using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table exam.result_release enable row level security;
create policy scope on exam.result_release using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
