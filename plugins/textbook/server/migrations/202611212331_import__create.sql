-- Chapters that were read from a sheet: what was found wrong, what would be written, and what was, to be taken back.
create table textbook.import (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid references core.person,
  book_id uuid not null references textbook.book on delete cascade,
  book_version integer not null,
  file_name text not null,
  chapters jsonb not null,
  faults jsonb not null,
  state text not null check (state in ('checked', 'applied', 'undone')),
  made_at timestamptz not null,
  added_ids uuid[] not null default '{}',
  removed_ids uuid[] not null default '{}'
);
comment on column textbook.import.school_id is 'As the book''s, and so the owner: whoever keeps the book sees its imports.';
comment on column textbook.import.book_version is 'Of the book when the sheet was checked; after the import, what it became by that.';
comment on column textbook.import.chapters is 'In reading order: [{line, level, name, nameEn}].';
comment on column textbook.import.faults is '[{line, column, key, params}]; with any of them nothing is written.';
create index import_of_school on textbook.import (school_id, book_id);
create index import_of_book on textbook.import (book_id);
create index import_by_age on textbook.import (made_at);

alter table textbook.import enable row level security;
create policy scope on textbook.import
  using (textbook.keeps(school_id, owner_person_id)) with check (textbook.keeps(school_id, owner_person_id));
