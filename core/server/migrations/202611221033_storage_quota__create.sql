-- What one school or one person may keep instead of what the settings say for all.
create table core.storage_quota (
  id uuid primary key,
  school_id uuid references core.school on delete cascade,
  person_id uuid references core.person on delete cascade,
  bytes bigint not null check (bytes > 0),
  changed_at timestamptz not null,
  check ((school_id is null) <> (person_id is null)),
  unique nulls not distinct (school_id, person_id)
);
comment on table core.storage_quota is 'Of a school or of a person, never of both; without a row the settings say how much.';
create index storage_quota_of_person on core.storage_quota (person_id) where person_id is not null;

alter table core.storage_quota enable row level security;
create policy read on core.storage_quota for select using (core.sees(school_id, person_id));
create policy added on core.storage_quota for insert with check ((select core.reach()) in ('system', 'city'));
create policy changed on core.storage_quota for update using ((select core.reach()) in ('system', 'city'));
create policy deleted on core.storage_quota for delete using ((select core.reach()) in ('system', 'city'));
