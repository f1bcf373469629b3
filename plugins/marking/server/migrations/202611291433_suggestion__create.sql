-- What a connected service says of a sample of answers. Marks are never made of it; markers are never shown it.
create table marking.asking (
  school_id uuid not null,
  project_id uuid not null,
  item_id uuid not null,
  part smallint not null,
  state text not null check (state in ('running', 'done', 'stopped')),
  reason text,
  asked_by uuid not null references core.person,
  asked_at timestamptz not null,
  primary key (school_id, project_id, item_id, part),
  foreign key (school_id, project_id, item_id, part) references marking.question on delete cascade
);
comment on column marking.asking.reason is 'Message of why it has stopped: of the assistant.';
create index asking_by_person on marking.asking (asked_by);

create table marking.suggestion (
  school_id uuid not null,
  answer_id uuid not null,
  project_id uuid not null,
  item_id uuid not null,
  part smallint not null,
  points numeric(5, 1),
  fault text not null default '',
  group_title text not null default '',
  skipped text check (skipped in ('noText', 'noConsent', 'noAnswer')),
  at timestamptz not null,
  primary key (school_id, answer_id),
  check ((points is null) = (skipped is not null)),
  foreign key (school_id, answer_id) references marking.answer on delete cascade
);
comment on column marking.suggestion.fault is 'What is wrong with the answer, in words of the service; empty: nothing.';
comment on column marking.suggestion.group_title is 'Faults that are alike have one title; empty: it is alone.';
create index suggestion_of_question on marking.suggestion (school_id, project_id, item_id, part);

alter table marking.asking enable row level security;
create policy scope on marking.asking using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.suggestion enable row level security;
create policy scope on marking.suggestion using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
