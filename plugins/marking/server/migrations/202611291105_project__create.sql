-- The papers of one exam that are marked together.
create table marking.project (
  school_id uuid not null references core.school,
  id uuid not null,
  exam_id uuid not null,
  paper_id uuid not null,
  title text not null,
  leader_id uuid not null references core.person,
  state text not null default 'open' check (state in ('open', 'released')),
  created_by uuid not null references core.person,
  created_at timestamptz not null,
  released_at timestamptz,
  primary key (school_id, id),
  unique (school_id, exam_id)
);
comment on column marking.project.exam_id is 'Of exam.exam, which belongs to another plugin.';
create index project_of_leader on marking.project (leader_id, created_at desc);
create index project_by_creator on marking.project (created_by);

-- What a student hands in: one for each student of the exam, before anything arrives.
create table marking.script (
  school_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  student_id uuid not null references core.person,
  admission text not null,
  code text not null,
  state text not null default 'expected' check (state in ('expected', 'arrived', 'absent')),
  primary key (school_id, id),
  unique (school_id, project_id, student_id),
  unique (school_id, project_id, code),
  foreign key (school_id, project_id) references marking.project on delete cascade
);
comment on column marking.script.code is 'What markers see in place of a name.';
comment on column marking.script.state is 'arrived: all of its pages, or what was answered on a screen, are there.';
create index script_of_student on marking.script (student_id);
create index script_by_admission on marking.script (school_id, project_id, admission);

-- What markers see of a script: one for each part of a question that people mark.
create table marking.answer (
  school_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  script_id uuid not null,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  pictures jsonb not null default '[]',
  content jsonb,
  arrived_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, script_id, item_id, part),
  foreign key (school_id, project_id) references marking.project on delete cascade,
  foreign key (school_id, script_id) references marking.script on delete cascade
);
comment on column marking.answer.pictures is 'Crops of scanned pages in their order: fileId, width, height in pixels (plugins/marking/model/scripts.ts).';
comment on column marking.answer.content is 'What was answered on a screen: plugins/questions/kit/common/answer.ts; null: pictures.';
create index answer_to_mark on marking.answer (school_id, project_id, item_id, part);

alter table marking.project enable row level security;
create policy scope on marking.project using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.script enable row level security;
create policy scope on marking.script using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.answer enable row level security;
create policy scope on marking.answer using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
