-- A question stays as long as homework points at one of its versions.
alter table work.item add constraint item_question foreign key (question_id, question_version)
  references questions.version (question_id, version);
