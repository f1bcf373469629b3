-- How many purposes there are is the ledger's to say, not a link's.
alter table organisation.consent_link
  drop constraint consent_link_purposes_check,
  add constraint consent_link_purposes_check check (cardinality(purposes) > 0);
