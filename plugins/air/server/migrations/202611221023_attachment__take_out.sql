-- A material that was taken from a lesson can be put back for a while; then it goes, with its file.
alter table air.attachment add column removed_at timestamptz;
create index attachment_taken_out on air.attachment (removed_at) where removed_at is not null;
