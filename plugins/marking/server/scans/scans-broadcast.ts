import { isId } from 'edutech/core/common/ids';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { PacedNews } from 'edutech/plugins/questions/kit/server/live/paced-news';
import { scansTopic } from '../../model/scans/topics';
import { mayLead } from './load-project';

/** Least time between two messages about one project. Milliseconds. */
const pause = 1000;

/** Tells scan stations that something has come or was cleared. Messages say nothing: pages ask. */
export class ScansBroadcast {
  readonly #news: PacedNews;

  constructor(live: Live, database: Database) {
    this.#news = new PacedNews(live, pause);
    live.topic({
      name: scansTopic,
      mayHear: async (actor, id) =>
        actor.kind === 'person' && isId(id) && database.read(actor, (db) => mayLead(db, actor, id)),
    });
  }

  send(projectId: string): void {
    this.#news.changed(`${scansTopic}:${projectId}`);
  }

  close(): void {
    this.#news.close();
  }
}
