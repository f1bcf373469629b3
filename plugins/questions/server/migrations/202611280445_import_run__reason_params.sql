alter table questions.import_run add column reason_params jsonb not null default '{}';
comment on column questions.import_run.reason_params is 'The values in the text of the reason.';
