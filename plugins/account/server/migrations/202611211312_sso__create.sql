-- Signing in with identity services (plugins/account/server/sso).
create table account.sso_attempt (
  id bytea primary key check (length(id) = 32),
  provider text not null,
  state text not null,
  nonce text not null,
  verifier text not null,
  target text,
  expires_at timestamptz not null
);
comment on table account.sso_attempt is 'Somebody is at an identity service; the id is the SHA-256 of the cookie of his browser. Taken once.';
create index sso_attempt_by_end on account.sso_attempt (expires_at);

create table account.identity_session (
  id uuid primary key,
  provider text not null,
  subject text not null,
  session_hash bytea,
  person_id uuid not null references core.person on delete cascade,
  created_at timestamptz not null
);
comment on table account.identity_session is 'Sessions at identity services on which ours hang: core.session.origin is the id.';
comment on column account.identity_session.session_hash is 'SHA-256 of sid (OIDC) or ticket (CAS).';
create index identity_session_of_subject on account.identity_session (provider, subject);
create index identity_session_of_session on account.identity_session (provider, session_hash);
create index identity_session_of_person on account.identity_session (person_id);
create index identity_session_by_time on account.identity_session (created_at);

create table account.spent_logout (
  provider text not null,
  id text not null,
  expires_at timestamptz not null,
  primary key (provider, id)
);
comment on table account.spent_logout is 'Logout tokens (jti) that were taken: each counts once.';

alter table account.sso_attempt enable row level security;
alter table account.identity_session enable row level security;
alter table account.spent_logout enable row level security;
create policy system_only on account.sso_attempt using ((select core.reach()) = 'system');
create policy system_only on account.identity_session using ((select core.reach()) = 'system');
create policy system_only on account.spent_logout using ((select core.reach()) = 'system');
