-- A list of the public bank that is narrowed by what questions ask of those who answer, in its order.
create index question_public_of_ability on questions.question (subject_id, stage, ability, listed_at desc, id desc)
  where is_public and ability is not null;
