-- Whom a paper under review is to be shared with, and why it came back.
alter table exam.paper
  add column wanted smallint check (wanted in (2, 3)),
  add column reason text not null default '';
comment on column exam.paper.wanted is 'Whom it is shared with once it has passed its review: school 2, public 3. Null: it is not under review.';
comment on column exam.paper.reason is 'Why the last review returned it.';
create index paper_under_review on exam.paper (school_id, changed_at, id) where state = 'audit' and removed_at is null;

-- A sealed paper opens when both people have confirmed, at its moment or later.
create table exam.sealing (
  school_id uuid not null,
  paper_id uuid not null,
  releases_at timestamptz not null,
  sealed_at timestamptz not null,
  first_id uuid not null references core.person,
  second_id uuid not null references core.person,
  first_at timestamptz,
  second_at timestamptz,
  released_at timestamptz,
  primary key (school_id, paper_id),
  foreign key (school_id, paper_id) references exam.paper on delete cascade,
  check (first_id <> second_id)
);
create index sealing_by_first on exam.sealing (first_id);
create index sealing_by_second on exam.sealing (second_id);
alter table exam.sealing enable row level security;
create policy scope on exam.sealing using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
