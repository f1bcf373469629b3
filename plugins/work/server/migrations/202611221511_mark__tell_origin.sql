-- A mark that a teacher took from classmates says so, and so does its event.
alter table work.mark add column by_peers boolean not null default false;
comment on column work.mark.by_peers is 'Its points are those that classmates gave and `by_person` took; what each gave stands in peer_mark.';
alter table work.mark_event
  drop constraint mark_event_why_check,
  add constraint mark_event_why_check check (why in ('given', 'imported', 'remarked', 'peers'));
