-- Totals of a class that are to be counted again: each act of a student adds a row, so that no student waits for another's
-- lock on the class; the platform counts each class once and removes its rows (plugins/work/server/totals).
create table work.recount (
  school_id uuid not null,
  id uuid not null,
  assignment_id uuid not null,
  is_submission boolean not null,
  primary key (school_id, id)
);
comment on column work.recount.is_submission is 'Somebody has submitted: when all have, the teacher is notified.';
alter table work.recount enable row level security;
create policy scope on work.recount using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
