alter table questions.import_item add column is_left boolean not null default false;
comment on column questions.import_item.is_left is 'Somebody has said that it is not taken; it can be taken all the same until the import is thrown away.';
