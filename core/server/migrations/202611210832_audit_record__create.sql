-- Sensitive acts. A record is written in the transaction of its act; a sealing job chains the records by hash afterwards.
-- Records and seals are only ever added, by the application at least: it may not change or remove them.
create table core.audit_record (
  id uuid primary key,
  created_at timestamptz not null,
  act text not null check (act <> ''),
  actor_kind text not null check (actor_kind in ('person', 'visitor', 'system')),
  person_id uuid,
  role_id uuid,
  school_id uuid,
  object_kind text not null,
  object_id uuid,
  reason text not null default '',
  facts jsonb not null default '{}',
  address text not null default ''
);
comment on column core.audit_record.person_id is 'Who did it. No reference: a record outlives the person''s account.';
comment on column core.audit_record.reason is 'Why the system acted by itself.';
comment on column core.audit_record.address is 'Network address the call came from.';
create index audit_record_by_time on core.audit_record (created_at desc);
create index audit_record_of_person on core.audit_record (person_id, created_at desc);
create index audit_record_of_object on core.audit_record (object_kind, object_id);

-- Records that are not sealed yet: what the sealing job takes next.
create table core.audit_unsealed (
  record_id uuid primary key,
  created_at timestamptz not null
);

create table core.audit_seal (
  position bigint primary key check (position > 0),
  record_id uuid not null unique references core.audit_record,
  hash bytea not null check (length(hash) = 32)
);
comment on column core.audit_seal.hash is 'SHA-256 of the seal before and this record: a record that is changed or taken out breaks all that follow.';

alter table core.audit_record enable row level security;
create policy written on core.audit_record for insert with check (true);
create policy scope on core.audit_record for select using (core.sees(school_id, person_id));

-- Default privileges gave the application more than it may have here, whatever its role is called.
do $$
declare
  taker name;
begin
  for taker in
    select distinct grantee from information_schema.role_table_grants
    where table_schema = 'core' and table_name = 'audit_record' and grantee <> current_user
  loop
    execute format('revoke update, delete, truncate on core.audit_record, core.audit_seal from %I', taker);
    execute format('revoke update, truncate on core.audit_unsealed from %I', taker);
  end loop;
end
$$;
