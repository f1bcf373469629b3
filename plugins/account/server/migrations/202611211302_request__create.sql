-- Requests of people who cannot sign in (plugins/account/README.md): for an account, or for a new password.
create table account.request (
  id uuid primary key,
  school_id uuid references core.school on delete cascade,
  county_id uuid references core.county on delete cascade,
  kind text not null check (kind in ('account', 'password')),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  applicant text not null check (applicant in ('pupil', 'staff')),
  name text not null,
  number text not null,
  place text not null,
  phone text not null,
  mail text not null,
  note text not null,
  language text not null check (language in ('zh-CN', 'en')),
  receipt_hash bytea unique check (length(receipt_hash) = 32),
  person_id uuid references core.person on delete cascade,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references core.person on delete set null,
  reason text not null default '',
  check ((state = 'waiting') = (decided_at is null)),
  check (kind = 'account' or person_id is not null)
);
comment on column account.request.school_id is 'Whom it is for; null: people of a bureau, whose county or city is asked.';
comment on column account.request.receipt_hash is 'SHA-256 of what the applicant asks again with.';
comment on column account.request.person_id is 'Who has forgotten the password, or whose account was opened.';
create unique index request_waits_once on account.request (school_id, kind, lower(number)) nulls not distinct where state = 'waiting';
create index request_by_time on account.request (school_id, state, asked_at);
alter table account.request enable row level security;
create policy scope on account.request using (
  (select core.reach()) in ('system', 'city')
  or school_id = any ((select core.seen_schools())::uuid[])
  or ((select core.reach()) = 'county' and county_id = (select core.scope_county()))
);

create table account.password_link (
  id bytea primary key check (length(id) = 32),
  person_id uuid not null references core.person on delete cascade,
  is_first boolean not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table account.password_link is 'Links that set a password, each once; the id is the SHA-256 of what the link holds.';
create index password_link_of_person on account.password_link (person_id);
create index password_link_by_end on account.password_link (expires_at);
alter table account.password_link enable row level security;
create policy system_only on account.password_link using ((select core.reach()) = 'system');

create table account.mail (
  person_id uuid primary key references core.person on delete cascade,
  address text check (length(address) <= 254),
  pending text check (length(pending) <= 254),
  code_hash bytea check (length(code_hash) = 32),
  tries smallint not null default 0,
  expires_at timestamptz,
  check ((pending is null) = (code_hash is null) and (pending is null) = (expires_at is null))
);
comment on column account.mail.address is 'Confirmed by a code that was sent there.';
comment on column account.mail.code_hash is 'SHA-256 of person and code; it is worth five tries and 30 minutes.';
alter table account.mail enable row level security;
create policy own on account.mail using ((select core.reach()) = 'system' or person_id = (select core.scope_person()));
