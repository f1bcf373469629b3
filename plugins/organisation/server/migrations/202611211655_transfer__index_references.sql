-- People are taken back by the thousand: each is looked for in every table that names one.
create index transfer_released_by on organisation.transfer (released_by);
create index transfer_answered_by on organisation.transfer (answered_by) where answered_by is not null;
