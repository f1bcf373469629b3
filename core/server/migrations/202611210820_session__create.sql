-- Sessions behind a cookie (core/server/session). The secret itself is kept nowhere: the id is its SHA-256.
create table core.session (
  id bytea primary key check (length(id) = 32),
  previous_id bytea unique check (length(previous_id) = 32),
  person_id uuid not null references core.person on delete cascade,
  role_id uuid references core.post on delete set null,
  user_agent text not null,
  address text not null,
  is_remembered boolean not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  token_generation integer not null default 1,
  token_generation_at timestamptz not null
);
comment on column core.session.previous_id is 'The id before the last change of privilege: its request tokens are outlived rather than foreign.';
comment on column core.session.role_id is 'The post chosen last in this session.';
comment on column core.session.is_remembered is 'Does not end by idling.';
comment on column core.session.token_generation is 'Which request token is the newest; the three before it are taken for two minutes more.';
create index session_of_person on core.session (person_id);
create index session_by_end on core.session (expires_at);

alter table core.session enable row level security;
create policy scope on core.session using ((select core.reach()) = 'system' or person_id = (select core.scope_person()));

-- Whoever may disable a person or reset a password may end the person's sessions, without seeing them: these run as the owner.
create function core.end_session(ended bytea) returns uuid
language sql security definer set search_path = pg_catalog
begin atomic
  delete from core.session where id = ended returning person_id;
end;

create function core.end_sessions(of_person uuid, but_for bytea) returns setof bytea
language sql security definer set search_path = pg_catalog
begin atomic
  delete from core.session where person_id = of_person and id is distinct from but_for returning id;
end;
