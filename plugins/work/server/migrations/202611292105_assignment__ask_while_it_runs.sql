alter table work.assignment add column asks boolean not null default false;
comment on column work.assignment.asks is 'Whether its students may ask their teachers about items before they know what came of it.';
