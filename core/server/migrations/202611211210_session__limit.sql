-- Sessions that may do less than their person (core/common/permissions/session-limit.ts), and sign-ins that wait for a second step.
alter table core.session
  add column session_limit text not null default 'full' check (session_limit in ('full', 'classroom', 'acting', 'enrolment')),
  add column acted_by uuid references core.person on delete cascade,
  add column acted_from bytea references core.session on update cascade on delete cascade,
  add constraint session_acting check ((session_limit = 'acting') = (acted_by is not null and acted_from is not null));
comment on column core.session.acted_by is 'Who looks at the platform as this person.';
comment on column core.session.acted_from is 'The own session of whoever acts: the way back, and the end of both.';
create index session_acted_from on core.session (acted_from) where acted_from is not null;
create index session_acted_by on core.session (acted_by) where acted_by is not null;

-- As end_session, which older processes still call: ends what was begun from a session with it, and the session that it was begun from.
create function core.end_session_chain(ended bytea) returns table (id bytea, person_id uuid)
language sql security definer set search_path = pg_catalog
begin atomic
  delete from core.session s
  where s.id = ended or s.acted_from = ended or s.id = (select a.acted_from from core.session a where a.id = ended)
  returning s.id, s.person_id;
end;

-- As end_sessions: those in which the person acts as others end too.
create function core.end_session_chains(of_person uuid, but_for bytea) returns table (id bytea, person_id uuid)
language sql security definer set search_path = pg_catalog
begin atomic
  delete from core.session s
  where (s.person_id = of_person and s.id is distinct from but_for) or (s.acted_by = of_person and s.acted_from is distinct from but_for)
  returning s.id, s.person_id;
end;

create table core.second_step (
  id bytea primary key check (length(id) = 32),
  person_id uuid not null references core.person on delete cascade,
  sign_in jsonb not null,
  challenge text,
  expires_at timestamptz not null
);
comment on table core.second_step is 'Sign-ins whose first factor was right; the id is the SHA-256 of what the browser shows in the second step.';
comment on column core.second_step.sign_in is 'How the session is to begin: way, post, remember, limit, facts.';
comment on column core.second_step.challenge is 'What a second factor asked this browser last.';
create index second_step_by_end on core.second_step (expires_at);
alter table core.second_step enable row level security;
create policy system_only on core.second_step using ((select core.reach()) = 'system');
