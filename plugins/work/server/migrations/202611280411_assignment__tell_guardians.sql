alter table work.assignment add column tells_guardians boolean not null default false;
comment on column work.assignment.tells_guardians is 'Whether the guardians of its students have been notified of it.';
