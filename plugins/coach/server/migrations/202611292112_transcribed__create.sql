-- How many recordings of a school the connected service has written down on a day: its budget.
create table coach.transcribed (
  school_id uuid not null references core.school,
  day date not null,
  count integer not null check (count > 0),
  primary key (school_id, day)
);
alter table coach.transcribed enable row level security;
create policy system on coach.transcribed using ((select core.reach()) = 'system');
