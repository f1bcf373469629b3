-- The workbench asks what is due on a day in a whole city.
create index assignment_by_due on work.assignment (due_at) where withdrawn_at is null;
