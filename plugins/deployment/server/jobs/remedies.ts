import { routes } from '../../routes';

const remedies = [
  { of: /^core\.(backup|clearBackups)$/, path: routes.backups.to() },
  { of: /^core\.convert/, path: routes.conversions.to() },
  { of: /^deployment\.\w+Audit$/, path: routes.audit.to() },
];

/** Where the cause of what a job could not do is mended; empty: it has no page of its own. */
export const remedyFor = (job: string): string => remedies.find(({ of }) => of.test(job))?.path ?? '';
/** Where a failed job is looked at. */
export const pathFor = (job: string): string => remedyFor(job) || routes.jobs.to();
