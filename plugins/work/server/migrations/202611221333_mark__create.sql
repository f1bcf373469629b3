-- One set of marks under all views of correcting. Events keep what each of them was: no mark that was given is ever lost.
create table work.mark (
  school_id uuid not null,
  attempt_id uuid not null,
  item_id uuid not null,
  part smallint not null,
  round smallint not null,
  points numeric(5, 1),
  of numeric(5, 1) not null,
  state text check (state in ('right', 'partly', 'wrong', 'blank', 'unread')),
  by_person uuid references core.person,
  comment text not null default '',
  ink jsonb,
  voice_file_id uuid references core.file,
  flags text[] not null default '{}' check (flags <@ array['excellent', 'typical', 'doubtful', 'problem']),
  version integer not null default 1,
  changed_at timestamptz not null,
  primary key (school_id, attempt_id, item_id, part, round),
  foreign key (school_id, attempt_id) references work.attempt,
  check (points between 0 and of)
);
comment on column work.mark.points is 'Null: a person has to mark it.';
comment on column work.mark.by_person is 'Null: the platform, or nobody yet.';
create index mark_of_person on work.mark (by_person) where by_person is not null;
create index mark_of_voice on work.mark (voice_file_id) where voice_file_id is not null;

create table work.mark_event (
  school_id uuid not null,
  id uuid not null,
  attempt_id uuid not null,
  item_id uuid not null,
  part smallint not null,
  round smallint not null,
  person_id uuid references core.person,
  why text not null check (why in ('given', 'imported', 'remarked')),
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, attempt_id) references work.attempt
);
comment on column work.mark_event.id is 'Made by the device that gave the mark: sent again, it is done once.';
create index mark_event_of_attempt on work.mark_event (school_id, attempt_id, item_id, at);
create index mark_event_of_person on work.mark_event (person_id);

create table work.mark_lock (
  school_id uuid not null,
  attempt_id uuid not null,
  item_id uuid not null,
  person_id uuid not null references core.person,
  until timestamptz not null,
  primary key (school_id, attempt_id, item_id),
  foreign key (school_id, attempt_id) references work.attempt
);
comment on table work.mark_lock is 'Whose field an answer is while he marks it: 60 seconds, renewed by each mark.';
create index mark_lock_of_person on work.mark_lock (person_id);

create table work.comment (
  person_id uuid not null references core.person,
  id uuid not null,
  subject_id uuid references core.subject,
  text text not null check (text <> ''),
  used integer not null default 0,
  changed_at timestamptz not null,
  primary key (person_id, id),
  unique (person_id, text)
);
comment on table work.comment is 'A teacher''s own words for correcting, those that he uses most first.';

create table work.appeal (
  school_id uuid not null,
  attempt_id uuid not null,
  item_id uuid not null,
  reason text not null check (reason <> ''),
  asked_at timestamptz not null,
  answer text not null default '',
  points_before numeric(6, 1) not null,
  points_after numeric(6, 1),
  answered_by uuid references core.person,
  answered_at timestamptz,
  primary key (school_id, attempt_id, item_id),
  foreign key (school_id, attempt_id) references work.attempt
);
comment on table work.appeal is 'A pupil asks for an item to be looked at again, once.';
create index appeal_of_person on work.appeal (answered_by) where answered_by is not null;

alter table work.mark enable row level security;
create policy scope on work.mark using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table work.mark_event enable row level security;
create policy scope on work.mark_event using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table work.mark_lock enable row level security;
create policy scope on work.mark_lock using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table work.comment enable row level security;
create policy scope on work.comment using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
alter table work.appeal enable row level security;
create policy scope on work.appeal using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
