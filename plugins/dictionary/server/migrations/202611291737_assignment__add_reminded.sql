-- Homework that is due soon is told about once; what was answered is counted by the day on which it came.
alter table dictionary.assignment add column reminded_at timestamptz;
comment on column dictionary.assignment.reminded_at is 'When students were reminded that it is due soon.';
create index assignment_to_remind on dictionary.assignment (due_at) where published_at is not null and reminded_at is null;
create index review_by_arrival on dictionary.review (received_at) where by_person_id is null;
