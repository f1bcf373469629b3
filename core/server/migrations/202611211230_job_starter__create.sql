-- Who started which background work: whoever did is shown how far it is (core/server/jobs). Rows outlive their jobs by a day.
create table core.job_starter (
  job_id uuid not null,
  person_id uuid not null references core.person on delete cascade,
  name text not null,
  created_at timestamptz not null,
  primary key (job_id, person_id)
);
create index job_starter_by_time on core.job_starter (created_at);

alter table core.job_starter enable row level security;
create policy scope on core.job_starter using (
  (select core.reach()) in ('system', 'city') or person_id = (select core.scope_person())
);
