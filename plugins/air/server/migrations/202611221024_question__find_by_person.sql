-- Whether somebody has answered or hidden anything is asked before an import of people is taken back.
create index question_answered_by on air.question (answered_by) where answered_by is not null;
create index question_hidden_by on air.question (hidden_by) where hidden_by is not null;
