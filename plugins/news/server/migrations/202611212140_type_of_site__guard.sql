-- What a county or a school has made of a channel is public: whoever reads news there sees it. It is written by who works on
-- that site.
alter table news.type_of_site enable row level security;
create policy readers on news.type_of_site for select using (true);
create policy scope on news.type_of_site using (core.works_on(site_county_id, site_school_id));
