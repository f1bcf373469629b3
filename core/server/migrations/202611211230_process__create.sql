-- The server processes of this deployment, as they say themselves every few seconds (core/server/processes).
create table core.process (
  id uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  switches_at timestamptz,
  facts jsonb not null default '{}'
);
comment on column core.process.switches_at is 'Time of the newest module switch that holds in this process.';

-- How much each plugin was used and how well it answered, per day in city time: what the page of modules shows.
create table core.plugin_use (
  plugin_id text not null,
  day date not null,
  calls bigint not null,
  failures bigint not null,
  milliseconds double precision not null,
  primary key (plugin_id, day)
);
comment on column core.plugin_use.failures is 'Answers of class 5xx.';
