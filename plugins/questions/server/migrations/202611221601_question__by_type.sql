-- A type that a subject does not have is known at once, and one of one difficulty is not picked out of everything.
create index question_public_of_type on questions.question (subject_id, stage, type, listed_at desc, id desc) where is_public;
create index question_public_of_difficulty on questions.question (type, difficulty, listed_at desc, id desc) where is_public;
