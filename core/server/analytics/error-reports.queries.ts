import { type Db, sql } from '../data/db';
import type { ErrorReport } from './error-report';

/** Counts an error, and keeps its circumstances the first time. */
export const countReport = (db: Db, report: ErrorReport, now: Date) =>
  db.run(sql`
    insert into core.client_error_report
      (fingerprint, title, message, script, line, "column", stack, agent, href, first_at, last_at)
    values (${report.fingerprint}, ${report.title}, ${report.message}, ${report.script}, ${report.line}, ${report.column},
      ${report.stack}, ${report.agent}, ${report.href}, ${now}, ${now})
    on conflict (fingerprint) do update
      set times = client_error_report.times + 1, last_at = excluded.last_at, agent = excluded.agent, href = excluded.href`);

/** Deletes errors that have not occurred again. */
export const deleteReportsBefore = (db: Db, before: Date) =>
  db.run(sql`delete from core.client_error_report where last_at < ${before}`);
