-- A person may doubt a page that the machine has placed; `answer.from` says whose it was.
alter table marking.doubt drop constraint doubt_kind_check;
alter table marking.doubt add constraint doubt_kind_check check (
  kind in ('unfound', 'wrongSheet', 'identity', 'unexpected', 'duplicate', 'choice', 'score', 'optional', 'absence', 'person'));
