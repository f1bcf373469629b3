-- What went wrong in browsers. Equal errors are one row with a count, so that a loop on a page cannot fill the disk.
create table core.client_error_report (
  fingerprint text primary key,
  title text not null,
  message text not null,
  script text not null,
  line integer not null,
  "column" integer not null,
  stack text not null,
  agent text not null,
  href text not null,
  times bigint not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null
);
comment on column core.client_error_report.fingerprint is 'SHA-256, hex, of message and place.';
comment on column core.client_error_report.href is 'Path of the page; queries are dropped, for they may carry tickets.';
create index client_error_report_by_time on core.client_error_report (last_at desc);
