-- The house says student: how many an assignment is for.
alter table work.assignment rename column pupils to students;
