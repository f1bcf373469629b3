-- Account cards (core/server/session/cards): the QR code of a printed card carries a secret of which this keeps the SHA-256.
create table core.account_card (
  id uuid primary key,
  person_id uuid not null references core.person on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  issued_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
comment on column core.account_card.used_at is 'When somebody first signed in with it; a card that was never used is revoked by the next one.';
create index account_card_of_person on core.account_card (person_id);

-- Cards are found before anybody is signed in and made by a job: only the system sees them.
alter table core.account_card enable row level security;
create policy system_only on core.account_card using ((select core.reach()) = 'system');
