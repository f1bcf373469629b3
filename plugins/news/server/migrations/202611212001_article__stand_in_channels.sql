-- An article stands in one channel, which is where its page leads back to, and may stand in others too. Not references: a
-- channel that holds an article is not removed (admin/lists/channels.queries.ts), and a writer locks what he names.
alter table news.article add column more_type_ids uuid[] not null default '{}';
create index article_published_also on news.article using gin (more_type_ids) where state = 'published';
