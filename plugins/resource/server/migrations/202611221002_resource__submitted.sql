-- An auditor of a county or a school returns a resource, after which nobody waits for it any more; the row that he writes
-- must still be one that his connection may read. What was once submitted is no secret to those who audit its school.
alter table resource.resource add column submitted_at timestamptz;
comment on column resource.resource.submitted_at is 'When it was last asked to be shared; null: never.';
update resource.resource r set submitted_at = t.submitted_at
  from (select resource_id, max(submitted_at) as submitted_at from resource.audit_task group by resource_id) t
  where t.resource_id = r.id;
alter policy read on resource.resource using (
  is_public or (select core.reach()) in ('system', 'city')
  or owner_person_id = (select core.seen_person())
  or (school_id = any ((select core.seen_schools())::uuid[]) and (visibility >= 2 or submitted_at is not null)));
