import { isId } from 'edutech/core/common/ids';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { scansTopic } from '../../model/scans/topics';
import { mayLead } from './load-project';

/** Least time between two messages about one project. Milliseconds. */
const pause = 1000;

/** Tells scan stations that something has come or was cleared. Messages say nothing: pages ask. */
export class ScansBroadcast {
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #live: Live;

  constructor(live: Live, database: Database) {
    this.#live = live;
    live.topic({
      name: scansTopic,
      mayHear: async (actor, id) =>
        actor.kind === 'person' && isId(id) && database.read(actor, (db) => mayLead(db, actor, id)),
    });
  }

  send(projectId: string): void {
    if (this.#waiting.has(projectId)) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(projectId);
      this.#live.publish(`${scansTopic}:${projectId}`, {});
    }, pause);
    this.#waiting.set(projectId, timer);
  }

  close(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }
}
