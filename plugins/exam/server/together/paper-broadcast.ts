import { isAppError } from 'edutech/core/common/errors';
import { type Id, isId } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Live } from 'edutech/core/server/live/live';
import { type PaperNews, paperTopic } from '../../model/paper/together/news';
import { teachers } from '../../model/people';
import { selectWorkedPaper, type StoredPaper } from '../papers/papers.queries';

/** Tells those who work on a paper where the others are, and that it has changed. Only they may hear it. */
export class PaperBroadcast {
  constructor(
    private readonly live: Live,
    database: Database,
  ) {
    live.topic({
      name: paperTopic,
      mayHear: async (actor, subject) => {
        if (actor.kind !== 'person' || !isId(subject) || !isAllowed(teachers, actor)) return false;
        try {
          await database.read(actor, (db) => selectWorkedPaper(db, actor, subject));
          return true;
        } catch (error) {
          if (isAppError(error)) return false;
          throw error;
        }
      },
    });
  }

  send(paperId: Id, news: PaperNews): void {
    this.live.publish(`${paperTopic}:${paperId}`, news);
  }

  /** Once the call is committed, and only where somebody works on the paper besides its owner. */
  later(db: Db, { id, memberIds }: Pick<StoredPaper, 'id' | 'memberIds'>, news: PaperNews): void {
    if (memberIds.length > 0) db.afterCommit(() => this.send(id, news));
  }
}
