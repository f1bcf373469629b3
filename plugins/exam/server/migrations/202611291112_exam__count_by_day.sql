-- Statistics count the acts of a day. These are written in order of time, so that a summary of blocks finds them.
create index exam_published_at on exam.exam using brin (published_at);
create index sitting_event_at on exam.sitting_event using brin (at);
