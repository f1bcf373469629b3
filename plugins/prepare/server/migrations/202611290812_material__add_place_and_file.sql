-- A material may be a file of its own (slides), and may stand at a phase of the plan.
alter table prepare.material add column file_id uuid references core.file;
alter table prepare.material add column phase_id uuid;
alter table prepare.material add column removed_at timestamptz;
alter table prepare.material drop constraint material_check;
alter table prepare.material add constraint material_is_one_thing check (num_nonnulls(resource_id, file_id, nullif(address, '')) = 1);
comment on column prepare.material.phase_id is 'The phase of the document where it is shown; null: with the plan as a whole.';
create index material_by_file on prepare.material (file_id) where file_id is not null;

-- A comment may be about some words: where they stand moves with the text (relative positions of Yjs).
alter table prepare.plan_comment add column anchor jsonb;
comment on column prepare.plan_comment.anchor is 'from, to: relative positions of Yjs (base64); quote: the words as they stood.';
