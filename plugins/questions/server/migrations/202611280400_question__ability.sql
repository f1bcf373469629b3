alter table questions.question
  add column ability text check (ability in ('know', 'understand', 'master', 'apply'));
comment on column questions.question.ability is 'What it asks of those who answer, as two-way tables of papers count it; null: nobody has said.';
