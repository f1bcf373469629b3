-- Guardians have accounts of their own (category 11, decision 0189).
alter table core.person drop constraint person_category_check;
alter table core.person add constraint person_category_check check (category in (0, 1, 2, 3, 6, 9, 10, 11)) not valid;
alter table core.person validate constraint person_category_check;
