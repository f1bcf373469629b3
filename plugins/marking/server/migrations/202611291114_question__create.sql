-- What an answer needs stands in its own row: handing out locks it and skips rows that others lock.
alter table marking.answer
  add column state text not null default 'waiting' check (state in ('waiting', 'arbitration', 'problem', 'done')),
  add column wanted smallint not null default 0 check (wanted between 0 and 3),
  add column takers uuid[] not null default '{}',
  add column points numeric(5, 1),
  add column decided_by uuid references core.person,
  add column decided_at timestamptz;
comment on column marking.answer.wanted is 'How many marks it needs in all; 0: as many as its question wants (plugins/marking/model/marks/modes.ts).';
comment on column marking.answer.takers is 'Who has marked it, or has it in hand: nobody gets it twice.';
comment on column marking.answer.points is 'What its marks have come to; null: nothing yet.';
comment on column marking.answer.decided_by is 'The arbiter, or who looked at a problem; null: its marks decided.';
create index answer_by_decider on marking.answer (decided_by) where decided_by is not null;
create index answer_waiting on marking.answer (school_id, project_id, item_id, part, id) where state = 'waiting';
create index answer_asking on marking.answer (school_id, project_id, decided_at) where state in ('arbitration', 'problem');

-- How a part of a question is marked.
create table marking.question (
  school_id uuid not null,
  project_id uuid not null,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  place smallint not null,
  label text not null,
  points numeric(5, 1) not null check (points > 0),
  mode text not null check (mode in ('1', '1+1', '1+1+1', '2+1', '2+1+1')),
  error_limit numeric(4, 1) not null check (error_limit >= 0),
  step numeric(2, 1) not null check (step in (0.5, 1)),
  steps jsonb not null default '[]',
  self_share smallint not null check (self_share between 0 and 20),
  spot_share smallint not null check (spot_share between 0 and 100),
  least_seconds smallint not null check (least_seconds between 0 and 120),
  primary key (school_id, project_id, item_id, part),
  foreign key (school_id, project_id) references marking.project on delete cascade
);
comment on column marking.question.place is 'Order on the paper, from 0.';
comment on column marking.question.steps is 'What points are given for, in their order: text, points. Empty: points are given as a whole.';
comment on column marking.question.self_share is 'Of a hundred answers, how many of one''s own come back to see whether one is consistent.';
comment on column marking.question.spot_share is 'Of a hundred answers that are done, how many the leader looks at.';
comment on column marking.question.least_seconds is 'A mark that was given sooner is counted as too fast; 0: none is.';

create table marking.marker (
  school_id uuid not null,
  project_id uuid not null,
  item_id uuid not null,
  part smallint not null,
  person_id uuid not null references core.person,
  quota integer check (quota > 0),
  is_third boolean not null default false,
  is_stopped boolean not null default false,
  primary key (school_id, project_id, item_id, part, person_id),
  foreign key (school_id, project_id, item_id, part) references marking.question on delete cascade
);
comment on column marking.marker.quota is 'Answers that this person marks; null: as many as are there.';
comment on column marking.marker.is_third is 'Gives third marks in modes that name somebody for them.';
create index marker_by_person on marking.marker (person_id);

-- An answer in the hands of a marker, and the mark that stands there.
create table marking.turn (
  school_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  item_id uuid not null,
  part smallint not null,
  answer_id uuid not null,
  person_id uuid not null references core.person,
  kind text not null check (kind in ('mark', 'repeat')),
  held_until timestamptz,
  points numeric(5, 1),
  steps numeric(4, 1)[] not null default '{}',
  flags text[] not null default '{}' check (flags <@ array['excellent', 'typical']),
  problem text check (problem in ('wrongItem', 'cut', 'blurred', 'breach', 'other')),
  note text not null default '',
  seconds numeric(7, 1) not null default 0,
  sent_back text,
  first_given_at timestamptz,
  given_at timestamptz,
  version integer not null default 0,
  primary key (school_id, id),
  unique (school_id, answer_id, person_id, kind),
  foreign key (school_id, answer_id) references marking.answer on delete cascade
);
comment on column marking.turn.kind is 'repeat: one''s own answer once more, which counts nowhere but in one''s consistency.';
comment on column marking.turn.held_until is 'Until when it is this marker''s; null: it is marked.';
comment on column marking.turn.sent_back is 'Why the leader wants it marked again; null: not sent back.';
comment on column marking.turn.first_given_at is 'Decides which mark of an answer is the first: a change keeps its place.';
create index turn_of_marker on marking.turn (school_id, project_id, item_id, part, person_id, given_at desc);
create index turn_of_person on marking.turn (person_id);
create index turn_in_hand on marking.turn (school_id, project_id, item_id, part, held_until) where held_until is not null;

-- Every mark that was given, changed, decided or sent back; only ever added.
create table marking.mark_event (
  school_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  answer_id uuid not null,
  turn_id uuid,
  person_id uuid not null references core.person,
  act text not null check (act in ('mark', 'decide', 'sendBack', 'reopen', 'look')),
  points numeric(5, 1),
  detail jsonb not null default '{}',
  at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, answer_id) references marking.answer on delete cascade
);
comment on column marking.mark_event.id is 'Made by the device that marks: the same event sent again is done once.';
create index mark_event_of_answer on marking.mark_event (school_id, answer_id, at);
create index mark_event_by_person on marking.mark_event (person_id);

-- What a school usually chooses for its questions.
create table marking.template (
  school_id uuid not null references core.school,
  id uuid not null,
  title text not null,
  rules jsonb not null,
  changed_by uuid not null references core.person,
  changed_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, title)
);
comment on column marking.template.rules is 'plugins/marking/model/marks/rules.ts.';
create index template_by_person on marking.template (changed_by);

-- A student asks that a result be looked at again: once for each part.
create table marking.appeal (
  school_id uuid not null,
  id uuid not null,
  exam_id uuid not null,
  student_id uuid not null references core.person,
  item_id uuid not null,
  part smallint not null,
  label text not null default '',
  reason text not null,
  points numeric(5, 1) not null,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'kept', 'changed')),
  second_id uuid references core.person,
  second_points numeric(5, 1),
  outcome text not null default '',
  decided_by uuid references core.person,
  decided_at timestamptz,
  primary key (school_id, id),
  unique (school_id, exam_id, student_id, item_id, part),
  foreign key (school_id) references core.school
);
comment on column marking.appeal.points is 'What the student had when asking.';
comment on column marking.appeal.second_id is 'Who looked at it: somebody who has not marked it.';
create index appeal_of_student on marking.appeal (student_id);
create index appeal_by_second on marking.appeal (second_id);
create index appeal_by_decider on marking.appeal (decided_by);

alter table marking.question enable row level security;
create policy scope on marking.question using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.marker enable row level security;
create policy scope on marking.marker using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.turn enable row level security;
create policy scope on marking.turn using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.mark_event enable row level security;
create policy scope on marking.mark_event using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.template enable row level security;
create policy scope on marking.template using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.appeal enable row level security;
create policy scope on marking.appeal using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[])
  or student_id = (select core.seen_person()));
