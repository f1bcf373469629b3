-- The house says student: columns, and the kinds of a roster.
alter table organisation.transfer rename column pupil_name to student_name;
alter table organisation.transfer rename column pupil_number to student_number;
alter table organisation.roster_import drop constraint roster_import_kind_check;
update organisation.roster_import set kind = 'students' where kind = 'pupils';
alter table organisation.roster_import add constraint roster_import_kind_check check (kind in ('students', 'staff'));
