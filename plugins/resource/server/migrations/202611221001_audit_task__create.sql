-- Audits: each asks for one resource to be shared so far. It keeps what was submitted, so that the next one can show what
-- was changed after it was returned.
create table resource.audit_task (
  id uuid primary key,
  school_id uuid references core.school,
  county_id uuid references core.county,
  resource_id uuid not null references resource.resource on delete cascade,
  owner_person_id uuid not null references core.person,
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  subject_id uuid not null references core.subject,
  wanted smallint not null check (wanted in (2, 3)),
  state text not null check (state in ('waiting', 'passed', 'returned', 'withdrawn')),
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  auditor_person_id uuid references core.person,
  auditor_name text not null default '',
  reason text not null default '',
  ticks text[] not null default '{}' check (ticks <@ array['political', 'scientific', 'norms', 'copyright', 'metadata']),
  snapshot jsonb not null,
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'returned' or reason <> '')
);
comment on column resource.audit_task.county_id is 'County of the school: what management scopes are compared with.';
comment on column resource.audit_task.snapshot is 'Fields of the form when it was submitted, in words.';
create unique index one_waiting_task on resource.audit_task (resource_id) where state = 'waiting';
create index audit_task_waiting on resource.audit_task (submitted_at, id) where state = 'waiting';
create index audit_task_decided on resource.audit_task (decided_at desc, id desc) where state in ('passed', 'returned');
create index audit_task_of_school on resource.audit_task (school_id);
create index audit_task_of_resource on resource.audit_task (resource_id, submitted_at desc);
create index audit_task_of_owner on resource.audit_task (owner_person_id);
create index audit_task_of_auditor on resource.audit_task (auditor_person_id) where auditor_person_id is not null;

create table resource.audit_comment (
  id uuid primary key,
  task_id uuid not null references resource.audit_task on delete cascade,
  author_person_id uuid not null references core.person,
  author_name text not null,
  anchor text not null check (anchor in ('whole', 'page', 'second')),
  at integer not null check (at >= 0),
  text text not null check (text <> ''),
  commented_at timestamptz not null,
  check (anchor <> 'whole' or at = 0),
  check (anchor <> 'page' or at >= 1)
);
create index audit_comment_of_task on resource.audit_comment (task_id, commented_at, id);
create index audit_comment_of_author on resource.audit_comment (author_person_id);

alter table resource.audit_task enable row level security;
create policy scope on resource.audit_task using (core.sees(school_id, owner_person_id));
alter table resource.audit_comment enable row level security;
create policy scope on resource.audit_comment using (
  exists (select from resource.audit_task t where t.id = audit_comment.task_id));
