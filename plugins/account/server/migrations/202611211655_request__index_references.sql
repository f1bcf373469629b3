-- People are taken back by the thousand (an import's undo): each is looked for in every table that names one.
create index request_of_person on account.request (person_id) where person_id is not null;
create index request_decided_by on account.request (decided_by) where decided_by is not null;
