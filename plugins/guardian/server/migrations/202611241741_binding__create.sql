-- Guardians and their children, the codes that bind them, and what a school says to guardians.
create table guardian.binding (
  guardian_id uuid not null references core.person,
  student_id uuid not null references core.person,
  relation text not null check (relation in ('mother', 'father', 'grandparent', 'other')),
  bound_at timestamptz not null,
  primary key (guardian_id, student_id)
);
comment on table guardian.binding is 'Of people, not of a school: it lasts when the child changes school.';
create index binding_of_student on guardian.binding (student_id);

create table guardian.code (
  school_id uuid not null references core.school,
  id uuid not null,
  student_id uuid not null references core.person,
  code_hash bytea not null unique check (length(code_hash) = 32),
  made_by uuid not null references core.person,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  revoked_at timestamptz,
  used_at timestamptz,
  used_by uuid references core.person,
  primary key (school_id, id),
  check ((used_at is null) = (used_by is null))
);
comment on column guardian.code.code_hash is 'SHA-256 of the code: what was printed is stored nowhere.';
create unique index code_open on guardian.code (student_id) where used_at is null and revoked_at is null;
create index code_of_student on guardian.code (student_id);
create index code_made_by on guardian.code (made_by);
create index code_used_by on guardian.code (used_by) where used_by is not null;

create table guardian.school_rule (
  school_id uuid not null references core.school,
  shows_results boolean not null,
  primary key (school_id)
);
comment on table guardian.school_rule is 'Of schools that have decided something; without a row guardians see results.';

create table guardian.message (
  school_id uuid not null references core.school,
  id uuid not null,
  kind text not null check (kind in ('notice', 'consent')),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  otherwise text not null,
  until date,
  author_id uuid not null references core.person,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (school_id, id)
);
comment on column guardian.message.otherwise is 'What happens without a consent.';
comment on column guardian.message.until is 'The last day in city time; null: none.';
create index message_newest on guardian.message (school_id, published_at desc);
create index message_of_author on guardian.message (author_id);

create table guardian.audience (
  school_id uuid not null,
  message_id uuid not null,
  class_id uuid not null,
  primary key (school_id, message_id, class_id),
  foreign key (school_id, message_id) references guardian.message,
  foreign key (school_id, class_id) references core.class (school_id, id)
);
create index audience_of_class on guardian.audience (school_id, class_id);

create table guardian.answer (
  school_id uuid not null,
  message_id uuid not null,
  student_id uuid not null references core.person,
  guardian_id uuid not null references core.person,
  answer text not null check (answer in ('seen', 'agree', 'refuse')),
  answered_at timestamptz not null,
  primary key (school_id, message_id, student_id, guardian_id),
  foreign key (school_id, message_id) references guardian.message
);
comment on table guardian.answer is 'The present answer of a guardian for a child; those before it are in the audit log.';
create index answer_of_student on guardian.answer (student_id);
create index answer_of_guardian on guardian.answer (guardian_id);

-- A guardian sees the own rows, staff of a school those of its students. A child's connection (core/server/actor.ts), with
-- which guardians read, sees messages to the own class; other schools and the city see nothing.
alter table guardian.binding enable row level security;
create policy scope on guardian.binding using (
  (select core.reach()) = 'system' or guardian_id = (select core.seen_person())
  or (select core.is_staff()) and exists (select from core.post where post.person_id = binding.student_id offset 0));
alter table guardian.code enable row level security;
create policy scope on guardian.code using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table guardian.school_rule enable row level security;
create policy scope on guardian.school_rule using (
  (select core.reach()) = 'system' or school_id = any ((select core.seen_schools())::uuid[]));
alter table guardian.audience enable row level security;
create policy scope on guardian.audience using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[])
  or exists (select from core.class_member m where m.school_id = audience.school_id and m.class_id = audience.class_id
    and m.person_id = (select core.seen_person())));
alter table guardian.message enable row level security;
create policy scope on guardian.message using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[])
  or exists (select from guardian.audience a where a.school_id = message.school_id and a.message_id = message.id offset 0));
alter table guardian.answer enable row level security;
create policy scope on guardian.answer using (
  (select core.reach()) = 'system' or guardian_id = (select core.seen_person())
  or school_id = any ((select core.staffed_schools())::uuid[]));
