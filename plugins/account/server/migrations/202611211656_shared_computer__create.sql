-- Computers that a school has registered as shared (plugins/account/server/shared).
create table account.shared_computer (
  school_id uuid not null references core.school,
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  registered_by uuid not null references core.person,
  registered_at timestamptz not null,
  primary key (school_id, id)
);
comment on table account.shared_computer is 'A computer that several people use: whoever signs in there leaves nothing behind. The secret lies in its cookie.';
alter table account.shared_computer enable row level security;
create policy system_only on account.shared_computer using ((select core.reach()) = 'system');
