-- Statistics count the acts of a day. These are written in order of time, so that a summary of blocks finds them.
create index assignment_published_at on work.assignment using brin (published_at);
create index mark_event_at on work.mark_event using brin (at);
create index attempt_submitted_at on work.attempt (submitted_at) where submitted_at is not null and round = 0;
