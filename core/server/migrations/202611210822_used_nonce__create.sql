-- What works once. Rows that have outlived their use are removed by a job.
create table core.used_nonce (
  kind text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (kind, nonce)
);
comment on table core.used_nonce is 'Nonces of encrypted requests, proofs of work and signed links: a second use is refused until nobody would take it anyway.';
create index used_nonce_by_end on core.used_nonce (expires_at);

create table core.one_use_ticket (
  id bytea primary key check (length(id) = 32),
  purpose text not null,
  person_id uuid not null references core.person on delete cascade,
  role_id uuid references core.post on delete set null,
  expires_at timestamptz not null
);
comment on table core.one_use_ticket is 'Hand-overs to a new window or another site; the id is the SHA-256 of the ticket.';
create index one_use_ticket_by_end on core.one_use_ticket (expires_at);

alter table core.used_nonce enable row level security;
alter table core.one_use_ticket enable row level security;
create policy system_only on core.used_nonce using ((select core.reach()) = 'system');
create policy system_only on core.one_use_ticket using ((select core.reach()) = 'system');
