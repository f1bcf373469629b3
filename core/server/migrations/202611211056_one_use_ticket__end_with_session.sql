-- A hand-over dies with the session that asked for it: who has signed out is nowhere handed over any more.
alter table core.one_use_ticket add column session_id bytea references core.session on update cascade on delete cascade;
create index one_use_ticket_of_session on core.one_use_ticket (session_id);
comment on column core.one_use_ticket.session_id is 'Null: a ticket from before this column, alive for a minute.';
