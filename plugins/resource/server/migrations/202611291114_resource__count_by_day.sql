-- Statistics count the acts of a day. Resources are written in order of time, so that a summary of blocks finds them.
create index resource_created_at on resource.resource using brin (created_at);
