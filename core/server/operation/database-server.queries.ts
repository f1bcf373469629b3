import { type Db, sql } from '../data/db';

/** The database's server, and how full it is. */
export interface ServerFacts {
  /** As the server counts: 180004. */
  readonly version: number;
  /** As people write it: `18.4`. */
  readonly name: string;
  readonly encoding: string;
  readonly time: Date;
  /** Connections in use, and the most that there may be. */
  readonly connections: number;
  readonly most: number;
  readonly bytes: number;
  /** Transactions since the database was last vacuumed whole. */
  readonly age: number;
}

/** The database server's facts about itself. Of other roles' connections it shows only the database. */
export const selectServer = (db: Db) =>
  db.one(sql<ServerFacts>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name, current_setting('server_encoding') as encoding,
      clock_timestamp() as time, current_setting('max_connections')::int as most,
      (select count(*) from pg_stat_activity where datid is not null) as connections,
      pg_database_size(current_database()) as bytes,
      (select age(datfrozenxid) from pg_database where datname = current_database()) as age`);
