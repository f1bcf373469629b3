-- A school ends the open codes of its own before it makes new ones, but the index spanned schools and so stopped all of a class
-- where one student's old school had left a code. What is open elsewhere is ended by the system (binding.queries.ts).
drop index guardian.code_open;
create unique index code_open on guardian.code (school_id, student_id) where used_at is null and revoked_at is null;
