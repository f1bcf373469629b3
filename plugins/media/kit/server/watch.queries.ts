import type { ConversionState } from '../common/conversion-states';
import { type Db, sql } from 'edutech/core/server/data/db';

// What administrators see of conversions.

/** A conversion, with the size of its content and how far its job is. */
export interface WatchedConversion {
  readonly sha256: string;
  readonly recipe: string;
  readonly ext: string;
  readonly bytes: number;
  readonly state: ConversionState;
  readonly progress: number | null;
  readonly fault: string;
  readonly attempt: number;
  readonly tool: string;
  readonly queuedAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

export interface WantedConversions {
  readonly state?: ConversionState;
  /** Name of a recipe without its version. */
  readonly kind?: string;
}

const wanted = ({ state, kind }: WantedConversions) => sql`
  (${state ?? null}::smallint is null or c.state = ${state ?? null})
  and (${kind ?? null}::text is null or c.recipe like ${`${kind ?? ''}-%`})`;

/** Conversions, the one asked for last first. */
export const selectConversions = (db: Db, want: WantedConversions & { page: number; line: number }) =>
  db.all(sql<WatchedConversion>`
    select c.sha256, c.recipe, c.ext, c.state, c.fault, c.attempt, c.tool, c.queued_at,
      c.started_at, c.finished_at, p.progress,
      coalesce((select f.bytes from core.file f where f.sha256 = c.sha256 limit 1), 0) as bytes
    from core.conversion c left join core.job_progress p on p.job_id = c.job_id
    where ${wanted(want)}
    order by c.queued_at desc, c.sha256, c.recipe limit ${want.line} offset ${(want.page - 1) * want.line}`);

/** How many conversions there are in each state. */
export const countConversions = (db: Db, kind: string | undefined) =>
  db.all(sql<{ state: ConversionState; count: number }>`
    select c.state, count(*) as count from core.conversion c where ${wanted(kind === undefined ? {} : { kind })} group by 1`);
