-- How far running jobs are, as they say themselves (core/server/jobs). Rows go when the run ends.
create table core.job_progress (
  job_id uuid primary key,
  name text not null,
  progress real not null check (progress between 0 and 1),
  updated_at timestamptz not null
);
