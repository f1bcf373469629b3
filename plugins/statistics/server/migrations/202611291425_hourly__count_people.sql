-- Of whom an hour is: it is told only where they are enough.
alter table statistics.hourly add column people integer not null default 0 check (people >= 0);
comment on column statistics.hourly.people is 'At least so many; all of them once the day was recounted.';
