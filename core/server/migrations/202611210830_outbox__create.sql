-- What happened, on its way to every process (core/server/events). A row is written in the transaction that it tells of;
-- whoever drains gives it a position afterwards, in order, so that positions become visible in the order of their numbers
-- (ids do not: transactions commit in another order than they began).
create table core.outbox (
  id uuid primary key,
  entry bigint generated always as identity,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  position bigint unique
);
comment on column core.outbox.entry is 'Order in which they were written: what one transaction tells stays in its order.';
comment on column core.outbox.position is 'Null: not told yet.';
create index outbox_waiting on core.outbox (entry) where position is null;
create index outbox_by_time on core.outbox (created_at);

create sequence core.outbox_position;
