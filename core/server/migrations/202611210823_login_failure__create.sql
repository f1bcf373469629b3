-- Failed logins by account and by address (core/server/security/throttle). Keys are hashes: people type passwords into the
-- field for the user name.
create table core.login_failure (
  kind text not null check (kind in ('account', 'address')),
  key bytea not null check (length(key) = 32),
  failures integer not null,
  successes integer not null,
  began_at timestamptz not null,
  last_at timestamptz not null,
  primary key (kind, key)
);
comment on column core.login_failure.failures is 'Tries that have not succeeded: counted when they begin and taken back when they succeed.';
comment on column core.login_failure.began_at is 'When the window began, for addresses.';
create index login_failure_by_time on core.login_failure (last_at);

alter table core.login_failure enable row level security;
create policy system_only on core.login_failure using ((select core.reach()) = 'system');
