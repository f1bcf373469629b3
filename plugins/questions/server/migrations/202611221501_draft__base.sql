alter table questions.draft add column base_version integer check (base_version >= 1);
comment on column questions.draft.base_version is 'Version of the question that it was begun from; null: a question that is not there yet, or a draft of before.';
