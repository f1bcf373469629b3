-- Colleagues who write a paper together with its owner, and what each of them is at.
create table exam.paper_member (
  school_id uuid not null,
  paper_id uuid not null,
  person_id uuid not null references core.person,
  invited_at timestamptz not null,
  primary key (school_id, paper_id, person_id),
  foreign key (school_id, paper_id) references exam.paper on delete cascade
);
comment on table exam.paper_member is 'Teachers of its school and subject whom its owner has invited. None while it is sealed.';
create index paper_member_of_person on exam.paper_member (person_id);

create table exam.place_lock (
  school_id uuid not null,
  paper_id uuid not null,
  place text not null check (place <> ''),
  person_id uuid not null references core.person,
  until timestamptz not null,
  primary key (school_id, paper_id, place),
  foreign key (school_id, paper_id) references exam.paper on delete cascade
);
comment on table exam.place_lock is 'Whose place on a paper it is while it is changed: 60 seconds, renewed by each change.';
comment on column exam.place_lock.place is 'Id of a block, a section or an item (plugins/exam/model/paper).';
create index place_lock_of_person on exam.place_lock (person_id);

alter table exam.paper_member enable row level security;
create policy scope on exam.paper_member using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table exam.place_lock enable row level security;
create policy scope on exam.place_lock using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
