-- Units of words, the words, and the beginnings by which they are found. A unit is one person's, a school's or the city's.
create table dictionary.unit (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  level smallint not null check (level between 1 and 3),
  language text not null check (language in ('zh', 'en')),
  book text not null default '',
  title text not null,
  position smallint not null default 0,
  changed_at timestamptz not null,
  removed_at timestamptz,
  check (level <> 2 or school_id is not null)
);
comment on column dictionary.unit.level is 'Own 1, school 2, city 3 (plugins/dictionary/model/word.ts).';
comment on column dictionary.unit.book is 'The textbook as its cover names it; units of one book stand together.';
create index unit_of_owner on dictionary.unit (owner_person_id);
create index unit_of_school on dictionary.unit (school_id) where level = 2;
create index unit_of_city on dictionary.unit (language, book, position) where level = 3;

create table dictionary.word (
  id uuid primary key,
  unit_id uuid not null references dictionary.unit on delete cascade,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  level smallint not null,
  language text not null check (language in ('zh', 'en')),
  position smallint not null,
  text text not null,
  sound text not null default '',
  part text not null default '',
  meaning text not null default '',
  example text not null default '',
  example_meaning text not null default '',
  note text not null default '',
  picture_id uuid references core.file,
  audio_id uuid references core.file,
  audio_kind text check (audio_kind in ('recorded', 'made')),
  changed_at timestamptz not null,
  removed_at timestamptz
);
comment on column dictionary.word.school_id is 'With owner and level those of its unit, so that a policy need not look it up.';
comment on column dictionary.word.audio_kind is 'Recorded by a person, or made by the deployment''s speech program.';
create index word_of_unit on dictionary.word (unit_id, position) where removed_at is null;
create index word_of_owner on dictionary.word (owner_person_id);
create index word_of_school on dictionary.word (school_id);
create index word_of_picture on dictionary.word (picture_id) where picture_id is not null;
create index word_of_audio on dictionary.word (audio_id) where audio_id is not null;

-- Beginnings: a range of an index answers a search, and comparing texts is leakproof, so the policy does not keep it from doing so.
create table dictionary.word_key (
  word_id uuid not null references dictionary.word on delete cascade,
  key text collate "C" not null,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  level smallint not null,
  primary key (word_id, key)
);
create index word_key_key on dictionary.word_key (key, word_id);
create index word_key_of_school on dictionary.word_key (school_id);
create index word_key_of_owner on dictionary.word_key (owner_person_id);

alter table dictionary.unit enable row level security;
create policy read on dictionary.unit for select using (
  (select core.reach()) in ('system', 'city') or (level = 3 and (select core.reach()) <> 'none')
  or owner_person_id = (select core.seen_person()) or school_id = any ((select core.seen_schools())::uuid[]));
create policy added on dictionary.unit for insert with check (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));
create policy changed on dictionary.unit for update using (
  (select core.reach()) = 'system' or core.is_staff() and (level = 3 or core.sees(school_id, owner_person_id)));
create policy deleted on dictionary.unit for delete using ((select core.reach()) = 'system');

alter table dictionary.word enable row level security;
create policy read on dictionary.word for select using (
  (select core.reach()) in ('system', 'city') or (level = 3 and (select core.reach()) <> 'none')
  or owner_person_id = (select core.seen_person()) or school_id = any ((select core.seen_schools())::uuid[]));
create policy added on dictionary.word for insert with check (
  exists (select from dictionary.unit u where u.id = unit_id) and ((select core.reach()) = 'system' or core.is_staff()));
create policy changed on dictionary.word for update using (
  (select core.reach()) = 'system' or core.is_staff() and (level = 3 or core.sees(school_id, owner_person_id)));
create policy deleted on dictionary.word for delete using ((select core.reach()) = 'system');

alter table dictionary.word_key enable row level security;
create policy read on dictionary.word_key for select using (
  (select core.reach()) in ('system', 'city') or (level = 3 and (select core.reach()) <> 'none')
  or owner_person_id = (select core.seen_person()) or school_id = any ((select core.seen_schools())::uuid[]));
create policy added on dictionary.word_key for insert with check (
  exists (select from dictionary.word w where w.id = word_id) and ((select core.reach()) = 'system' or core.is_staff()));
create policy deleted on dictionary.word_key for delete using (
  (select core.reach()) = 'system' or core.is_staff() and (level = 3 or core.sees(school_id, owner_person_id)));
