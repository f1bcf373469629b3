-- Colleagues answer comments on plans and agree with them; a school has templates of plans in common.
alter table prepare.plan_comment
  add column reply_to uuid,
  add foreign key (school_id, reply_to) references prepare.plan_comment on delete cascade;
comment on column prepare.plan_comment.reply_to is 'The comment that it answers; null: it begins a thread. A thread has one level.';
create index plan_comment_replies on prepare.plan_comment (school_id, reply_to) where reply_to is not null;

create table prepare.comment_vote (
  school_id uuid not null,
  comment_id uuid not null,
  person_id uuid not null references core.person,
  created_at timestamptz not null,
  primary key (school_id, comment_id, person_id),
  foreign key (school_id, comment_id) references prepare.plan_comment on delete cascade
);
create index comment_vote_by_person on prepare.comment_vote (person_id);

create table prepare.plan_template (
  school_id uuid not null references core.school,
  id uuid not null,
  subject_id uuid not null references core.subject,
  name text not null,
  content jsonb not null,
  made_by uuid not null references core.person,
  made_at timestamptz not null,
  removed_at timestamptz,
  primary key (school_id, id)
);
comment on column prepare.plan_template.content is 'Sections and phases that a new plan begins with: plugins/prepare/model/plan/document.ts.';
create index plan_template_of_subject on prepare.plan_template (school_id, subject_id) where removed_at is null;
create index plan_template_by_subject on prepare.plan_template (subject_id);
create index plan_template_by_maker on prepare.plan_template (made_by);

alter table prepare.comment_vote enable row level security;
create policy scope on prepare.comment_vote using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table prepare.plan_template enable row level security;
create policy scope on prepare.plan_template using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
