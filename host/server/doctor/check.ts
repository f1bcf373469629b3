import type { Backups } from 'edutech/core/server/operation/backups';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { MigrationSet } from 'edutech/core/server/data/migrations';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { CheckGroup, Facts } from 'edutech/core/server/operation/doctor';
import type { ServerFacts } from 'edutech/core/server/operation/database-server.queries';
import type { Machine } from './machine';

/** What checks may look at. */
export interface Examined {
  readonly ownerUrl: string;
  readonly dataFolder: string;
  readonly distFolder: string;
  readonly cityFile: string | undefined;
  readonly version: string;
  readonly migrations: readonly MigrationSet[];
  readonly settings: Settings;
  /** The settings of the city's file, without what was changed in the browser. */
  readonly file: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly backups: Backups;
  /** May take long (the command line); for a page, long checks look at the newest part only. */
  readonly isThorough: boolean;
  /** What the machine gives to this process. */
  readonly machine: Machine;
  /** Reads as the system. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The database's server, as it says of itself. */
  server(): Promise<ServerFacts>;
}

/** One check: null when all is well, else the values for the texts of the problem. */
export interface Check {
  readonly id: string;
  readonly group: CheckGroup;
  /** What a problem weighs; default `wrong`. */
  readonly weight?: 'advice' | 'wrong';
  /** Whether there is anything to look at here; default yes. What is not there is no finding: it is not well either. */
  applies?(examined: Pick<Examined, 'settings' | 'isThorough'>): boolean;
  look(examined: Examined): Promise<Facts | null> | Facts | null;
}

/** Nothing to say besides that it is so. */
export const plainly: Facts = {};
