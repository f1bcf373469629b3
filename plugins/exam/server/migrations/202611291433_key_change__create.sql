-- Keys that were changed after an exam: the latest of an item takes the place of the sealed one.
create table exam.key_change (
  school_id uuid not null,
  id uuid not null,
  exam_id uuid not null,
  item_id uuid not null,
  key jsonb not null,
  changed integer not null,
  changed_by uuid not null references core.person,
  changed_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, exam_id) references exam.exam on delete cascade
);
comment on column exam.key_change.key is 'plugins/questions/kit/common/question-key.ts.';
comment on column exam.key_change.changed is 'How many answers got other points.';
create index key_change_of_exam on exam.key_change (school_id, exam_id, item_id, changed_at desc);
create index key_change_by_person on exam.key_change (changed_by);

alter table exam.key_change enable row level security;
create policy scope on exam.key_change using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
