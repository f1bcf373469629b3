-- what waits, what is new, and what is shared, where a class has asked a hundred thousand questions
create index request_waiting on coach.request (school_id, class_id, subject_id, expected_at)
  where state = 0 and removed_at is null;
create index request_news on coach.request (school_id, class_id, subject_id, open_since desc, id)
  where state < 3 and removed_at is null;
create index request_shared_open on coach.request (school_id, subject_id, class_id, item_id)
  where state = 0 and shared_at is not null and removed_at is null;
create index request_of_student on coach.request (school_id, class_id, subject_id, person_id, open_since desc, id)
  include (state, item_id) where state < 3 and removed_at is null;
