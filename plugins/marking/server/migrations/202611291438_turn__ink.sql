alter table marking.turn add column ink jsonb not null default '[]';
comment on column marking.turn.ink is 'What a marker drew over the answer, which its student sees with the result: plugins/questions/kit/common/ink/ink.ts.';
