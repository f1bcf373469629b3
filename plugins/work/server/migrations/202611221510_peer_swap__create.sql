-- Papers of a class swapped: who marks whose, and what he gives. Nothing of it is a mark before a teacher takes it.
create table work.peer_swap (
  school_id uuid not null,
  id uuid not null,
  assignment_id uuid not null,
  item_ids uuid[] not null check (cardinality(item_ids) > 0),
  reviewers smallint not null check (reviewers between 1 and 3),
  same_tier boolean not null,
  anonymous boolean not null,
  shows_keys boolean not null,
  note text not null default '',
  due_at timestamptz not null,
  started_by uuid not null references core.person,
  started_at timestamptz not null,
  ended_at timestamptz,
  undone_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, assignment_id) references work.assignment
);
comment on column work.peer_swap.anonymous is 'Neither who marks nor who is marked is named to pupils; the teacher sees both.';
comment on column work.peer_swap.ended_at is 'When the teacher ended it: nothing is taken after that.';
comment on column work.peer_swap.undone_at is 'When it was taken back, before anybody had begun.';
create unique index peer_swap_of_assignment on work.peer_swap (school_id, assignment_id) where undone_at is null;
create index peer_swap_of_starter on work.peer_swap (started_by);

create table work.peer_review (
  school_id uuid not null,
  id uuid not null,
  swap_id uuid not null,
  attempt_id uuid not null,
  round smallint not null,
  reviewer_id uuid not null references core.person,
  reviewer_attempt_id uuid not null,
  state smallint not null default 0 check (state between 0 and 2),
  opened_at timestamptz,
  submitted_at timestamptz,
  is_late boolean not null default false,
  primary key (school_id, id),
  unique (school_id, swap_id, attempt_id, reviewer_attempt_id),
  foreign key (school_id, swap_id) references work.peer_swap,
  foreign key (school_id, attempt_id) references work.attempt,
  foreign key (school_id, reviewer_attempt_id) references work.attempt,
  check (attempt_id <> reviewer_attempt_id)
);
comment on table work.peer_review is 'One paper in the hands of one classmate.';
comment on column work.peer_review.round is 'Of the answers that are marked: those of the paper when it was given out.';
comment on column work.peer_review.state is 'Waiting 0, begun 1, handed in 2 (plugins/work/model/peer/reviews.ts).';
create index peer_review_of_paper on work.peer_review (school_id, attempt_id);
create index peer_review_of_reviewer on work.peer_review (reviewer_id, state);
create index peer_review_by_attempt on work.peer_review (school_id, reviewer_attempt_id);

create table work.peer_mark (
  school_id uuid not null,
  review_id uuid not null,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  points numeric(5, 1) check (points >= 0),
  comment text not null default '',
  tags text[] not null default '{}' check (tags <@ array['clear', 'neat', 'steps', 'slip', 'concept']),
  decision text check (decision in ('accepted', 'changed', 'rejected')),
  decided_by uuid references core.person,
  decided_at timestamptz,
  changed_at timestamptz not null,
  primary key (school_id, review_id, item_id, part),
  foreign key (school_id, review_id) references work.peer_review
);
comment on column work.peer_mark.decision is 'What a teacher made of it; null: nothing yet.';
create index peer_mark_of_person on work.peer_mark (decided_by) where decided_by is not null;

alter table work.peer_swap enable row level security;
create policy scope on work.peer_swap using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table work.peer_review enable row level security;
create policy scope on work.peer_review using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table work.peer_mark enable row level security;
create policy scope on work.peer_mark using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
