-- Rubrics changed for homework that pupils have: who changed what, and from when on marks given before want a second look.
create table work.rubric_change (
  school_id uuid not null,
  id uuid not null,
  homework_id uuid not null,
  item_id uuid not null,
  part smallint not null,
  person_id uuid not null references core.person,
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, homework_id, item_id) references work.item on delete cascade
);
comment on column work.rubric_change.before is 'Steps of the rubric, an array; numbers of steps never change, so that marks keep theirs.';
create index rubric_change_of_item on work.rubric_change (school_id, homework_id, item_id, at);
create index rubric_change_of_person on work.rubric_change (person_id);
alter table work.rubric_change enable row level security;
create policy scope on work.rubric_change using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
