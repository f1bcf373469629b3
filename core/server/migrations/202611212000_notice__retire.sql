-- Notices are written in one place, /admin/notices of the portal. This table had no page that writes it and is read by
-- nothing any more; servers of the release before still ask it while they are restarted one by one, so it goes later.
comment on table core.notice is 'Unused: notices are in portal.system_notice. To be dropped once no server of a release before 2026-11-22 runs.';
