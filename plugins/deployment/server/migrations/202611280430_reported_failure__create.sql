-- Which failures of jobs their administrators were told of: each once.
create table deployment.reported_failure (
  job_id uuid not null,
  failed_at timestamptz not null,
  primary key (job_id, failed_at)
);
create index reported_failure_by_age on deployment.reported_failure (failed_at);
-- Second wall: the job alone looks at it.
alter table deployment.reported_failure enable row level security;
create policy own on deployment.reported_failure using ((select core.reach()) = 'system');
