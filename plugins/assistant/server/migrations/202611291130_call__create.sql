-- Who asked the connected service what for, and what came of it. The text is not kept: its digest shows that a text that is
-- known elsewhere was the one.
create table assistant.call (
  school_id uuid not null references core.school,
  id uuid not null,
  person_id uuid,
  purpose text not null check (length(purpose) between 1 and 80),
  model text not null check (length(model) <= 200),
  tokens_in integer not null check (tokens_in >= 0),
  tokens_out integer not null check (tokens_out >= 0),
  milliseconds integer not null check (milliseconds >= 0),
  outcome text not null
    check (outcome in ('answered', 'stopped', 'noConsent', 'overBudget', 'unavailable', 'refused', 'badAnswer')),
  digest bytea not null check (length(digest) = 32),
  asked_at timestamptz not null,
  primary key (school_id, id)
);
comment on column assistant.call.person_id is 'Null: a job. No reference: a line outlives the account.';
comment on column assistant.call.digest is 'SHA-256 of what was sent.';
create index call_by_time on assistant.call (asked_at);

-- What each school has spent on a day, with what requests under way have set aside.
create table assistant.spent (
  school_id uuid not null references core.school,
  day date not null,
  tokens bigint not null default 0 check (tokens >= 0),
  primary key (school_id, day)
);
create index spent_by_day on assistant.spent (day);

alter table assistant.call enable row level security;
create policy own on assistant.call using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
alter table assistant.spent enable row level security;
create policy system on assistant.spent using ((select core.reach()) = 'system');
