alter table coach.request drop constraint request_area_check;
alter table coach.request add constraint request_area_check
  check (area in ('work', 'exam', 'guide', 'wrong', 'bank', 'own'));
