import 'reflect-metadata/lite';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { standardLogger } from 'edutech/core/server/logging/line-logger';
import { argument } from './child-process';

// Commits a transaction with an event, and dies before it can tell anybody.
const { url } = argument<{ url: string }>();
const logger = standardLogger(systemClock, 'json', 'error');
const database = new PostgresDatabase(url, logger);
const events = new PostgresEvents(database, systemClock, logger);
await events.start();
await database.write(asSystem('test'), async (db) => {
  await events.emit(db, { name: 'fault.told', payload: { n: 1 } });
  db.afterCommit(() => void process.kill(process.pid, 'SIGKILL'));
});
