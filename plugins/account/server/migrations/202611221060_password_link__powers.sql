-- What power over others the person had when the link was made: one that is made by somebody who had a say over less, or is
-- told to others, ends when it becomes more. Links that stand were made under what nobody wrote down: they end.
delete from account.password_link;
alter table account.password_link add column powers text[] not null;
comment on column account.password_link.powers is 'Rights over others, each with the place that it reaches over (core''s OverPeople.powersOf).';
