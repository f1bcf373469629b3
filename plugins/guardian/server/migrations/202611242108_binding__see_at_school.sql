-- The city saw who the guardians of every student are: the policy asked for any post of the student that is seen. Bindings are
-- seen like the other tables here: by the guardian, by staff of the student's schools, and by the county of those schools.
alter policy scope on guardian.binding using (
  (select core.reach()) = 'system' or guardian_id = (select core.seen_person())
  or exists (select from core.post where post.person_id = binding.student_id
    and post.school_id = any ((select core.staffed_schools())::uuid[]) offset 0));
