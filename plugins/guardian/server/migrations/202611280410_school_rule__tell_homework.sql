alter table guardian.school_rule add column tells_homework boolean not null default false;
comment on column guardian.school_rule.tells_homework is 'Whether guardians are notified of homework unless its teacher says otherwise.';
comment on table guardian.school_rule is
  'Of schools that have decided something; without a row guardians see results, and are not notified of homework.';
