-- Answers: events that are only ever added, and beside them what stands now of each part.
create table work.answer_event (
  school_id uuid not null,
  attempt_id uuid not null,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  client uuid not null,
  sequence integer not null check (sequence >= 0),
  round smallint not null,
  answer jsonb not null,
  written_at timestamptz not null,
  arrived_at timestamptz not null,
  is_late boolean not null,
  counted boolean not null,
  primary key (school_id, attempt_id, item_id, part, client, sequence),
  foreign key (school_id, attempt_id) references work.attempt
);
comment on column work.answer_event.client is 'The journal of one device; with `sequence` it names an answer, so that sending it again does nothing.';
comment on column work.answer_event.written_at is 'Arrival less the age that the device told: no device''s clock is believed.';
comment on column work.answer_event.counted is 'False: it came after the homework was taken; it is kept beside.';
create index answer_event_afterwards on work.answer_event (school_id, attempt_id) where not counted;

create table work.answer (
  school_id uuid not null,
  attempt_id uuid not null,
  item_id uuid not null,
  part smallint not null,
  round smallint not null,
  answer jsonb not null,
  is_blank boolean not null,
  client uuid not null,
  sequence integer not null,
  written_at timestamptz not null,
  arrived_at timestamptz not null,
  is_late boolean not null,
  primary key (school_id, attempt_id, item_id, part, round),
  foreign key (school_id, attempt_id) references work.attempt
);
comment on table work.answer is 'Of each part the answer that was written last, in each round.';

alter table work.answer_event enable row level security;
create policy scope on work.answer_event using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table work.answer enable row level security;
create policy scope on work.answer using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
