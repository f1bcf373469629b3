-- What each student has of each part of an exam: a row for each part of each item, also where nothing was answered.
create table exam.result (
  school_id uuid not null,
  exam_id uuid not null,
  student_id uuid not null references core.person,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  points numeric(5, 1),
  answer jsonb,
  primary key (school_id, exam_id, student_id, item_id, part),
  foreign key (school_id, exam_id) references exam.exam on delete cascade
);
comment on column exam.result.points is 'Null: nobody has marked it yet.';
comment on column exam.result.answer is 'As plugins/questions/kit/common/answer.ts; null: none.';
create index result_of_student on exam.result (student_id);

alter table exam.result enable row level security;
create policy scope on exam.result using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or student_id = (select core.seen_person()));
