import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { vi } from 'vitest';
import type { TestApp } from './start-app';

/**
 * Waits until a statement like this one waits for somebody else's rows. Of this database only: another test's may
 * wait, too. It looks in a transaction of its own, since one sees the same activity throughout.
 */
export const untilBlocked = ({ platform }: Pick<TestApp, 'platform'>, like: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const blocked = await platform.services.database.read(asSystem('a test looks'), (db) =>
        db.all(sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like ${like}`),
      );
      if (blocked.length === 0) throw new Error(`No statement like ${like} waits for a lock.`);
    },
    { timeout: 20_000, interval: 20 },
  );
