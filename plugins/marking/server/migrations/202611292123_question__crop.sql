alter table marking.question add column crop_grow jsonb, add column crop_seen_at timestamptz,
  add column crop_is_cutting boolean not null default false;
comment on column marking.question.crop_grow is 'plugins/marking/model/sheet/grow.ts; null: markers see what the sheet says.';
comment on column marking.question.crop_seen_at is 'When the leader has confirmed that samples show whole answers; null: not since the sides were moved.';
