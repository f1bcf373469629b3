-- The audit log is searched over ten million records: each way to ask is one index that already stands in the order of
-- the list, newest first, so that a page is read and nothing is sorted.
drop index core.audit_record_by_time, core.audit_record_of_person, core.audit_record_of_object;
create index audit_record_by_time on core.audit_record (created_at desc, id desc);
create index audit_record_of_person on core.audit_record (person_id, created_at desc, id desc) where person_id is not null;
create index audit_record_of_object on core.audit_record (object_id, created_at desc, id desc) where object_id is not null;
create index audit_record_of_act on core.audit_record (act, created_at desc, id desc);
create index audit_record_from on core.audit_record (address, created_at desc, id desc) where address <> '';

-- Whoever sees the whole city pays nothing per row.
drop policy scope on core.audit_record;
create policy scope on core.audit_record for select using (
  (select core.reach()) in ('system', 'city') or core.sees(school_id, person_id)
);

-- Records that are older than they must be kept are taken out from the chain's beginning. The anchor is the seal of the
-- last one: what follows is verified from it, and a record in the chain (act audit.prune) names it too.
create table core.audit_anchor (
  position bigint primary key check (position > 0),
  hash bytea not null check (length(hash) = 32),
  records bigint not null,
  made_at timestamptz not null
);
comment on column core.audit_anchor.records is 'How many were taken out up to this anchor, since the anchor before.';

-- The application may not remove a record. This function may, of the chain's beginning only, and never of the last 180
-- days: that it asks the clock of the database itself is the point, because its caller could name any time.
create function core.prune_audit(before timestamptz, most integer) returns bigint
language plpgsql security definer set search_path = pg_catalog, core
as $$
declare
  last_position bigint;
  last_hash bytea;
  pruned bigint;
begin
  if before > now() - interval '180 days' then
    raise exception 'audit records are kept for 180 days at least';
  end if;
  -- the sealing job's own lock
  perform pg_advisory_xact_lock(7310404);
  select max(position) filter (where only_old) into last_position
  from (
    select s.position, bool_and(r.created_at < before) over (order by s.position) as only_old
    from (select position, record_id from core.audit_seal order by position limit most) s
      join core.audit_record r on r.id = s.record_id
  ) beginning;
  if last_position is null then
    return 0;
  end if;
  select hash into last_hash from core.audit_seal where position = last_position;
  with gone as (delete from core.audit_seal where position <= last_position returning record_id)
  delete from core.audit_record where id in (select record_id from gone);
  get diagnostics pruned = row_count;
  insert into core.audit_anchor (position, hash, records, made_at) values (last_position, last_hash, pruned, now());
  return pruned;
end
$$;
revoke execute on function core.prune_audit from public;

do $$
declare
  taker name;
begin
  for taker in
    select distinct grantee from information_schema.role_table_grants
    where table_schema = 'core' and table_name = 'audit_record' and grantee <> current_user
  loop
    execute format('revoke insert, update, delete, truncate on core.audit_anchor from %I', taker);
    execute format('grant execute on function core.prune_audit to %I', taker);
  end loop;
end
$$;

-- What came out when the chain was computed again, for those who ask.
create table core.audit_check (
  id uuid primary key,
  person_id uuid references core.person,
  started_at timestamptz not null,
  ended_at timestamptz,
  sealed bigint,
  broken_at bigint,
  unsealed bigint,
  head text
);
comment on column core.audit_check.broken_at is 'Position of the first seal that does not fit; null with ended_at: all fit.';
