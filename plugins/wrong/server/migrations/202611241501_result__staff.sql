-- A student sees the own collection, staff those of the school.
alter policy scope on wrong.result using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter policy scope on wrong.entry using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
alter policy scope on wrong.entry_picture using (
  exists (select from wrong.entry e where e.school_id = entry_picture.school_id and e.id = entry_picture.entry_id));
alter policy scope on wrong.class_question using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
