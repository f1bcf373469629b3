-- Which schools' classes have gone on into a term: what is taken out of it afterwards is not brought back.
create table core.carried_term (
  school_id uuid not null references core.school on delete cascade,
  term_id uuid not null references core.term on delete cascade,
  carried_at timestamptz not null,
  primary key (school_id, term_id)
);
comment on table core.carried_term is 'Seats, lessons and layers of the school were taken on into the term from the one before it.';
create index carried_term_of_term on core.carried_term (term_id);

alter table core.carried_term enable row level security;
create policy scope on core.carried_term using (
  (select core.reach()) in ('system', 'city')
  or school_id = any ((select core.seen_schools())::uuid[])
);
