-- The house says student: who asks for an account.
alter table account.request drop constraint request_applicant_check;
update account.request set applicant = 'student' where applicant = 'pupil';
alter table account.request add constraint request_applicant_check check (applicant in ('student', 'staff'));
