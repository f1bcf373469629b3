-- Lists are narrowed by kind and form besides: with both in the index, rows that do not match are passed over without being
-- read. What is public needs no look at the policy's columns either, so totals come from the index alone.
drop index resource.resource_public;
drop index resource.resource_public_of_stage;
drop index resource.resource_public_of_subject;
drop index resource.resource_public_of_grade;
create index resource_public on resource.resource (listed_at desc, id desc) include (kind, form) where is_public;
create index resource_public_of_stage on resource.resource (stage, listed_at desc, id desc) include (kind, form)
  where is_public;
create index resource_public_of_subject on resource.resource (subject_id, stage, listed_at desc, id desc)
  include (kind, form) where is_public;
create index resource_public_of_grade on resource.resource (grade_id, subject_id, listed_at desc, id desc)
  include (stage, kind, form) where is_public;
