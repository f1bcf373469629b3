-- The receiving school does not see the pupil before he comes, nor the giving one afterwards: names are kept with the transfer.
alter table organisation.transfer
  add column pupil_name text not null default '',
  add column pupil_number text not null default '',
  add column released_by_name text not null default '';
