-- Pictures are public while they stand, and written by who works on their site.
alter table portal.picture add column is_public boolean generated always as (removed_at is null) stored;
alter table portal.picture enable row level security;
create policy readers on portal.picture for select using (is_public);
create policy scope on portal.picture using (core.works_on(site_county_id, site_school_id));
