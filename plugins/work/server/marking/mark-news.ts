import type { Id } from 'edutech/core/common/ids';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import type { MarkMessage } from '../../model/marking/mark-message';
import { markTopic } from '../../model/marking/mark-message';
import { mayWatch } from '../monitoring/monitor-news';

/** Tells colleagues who correct the same class at once whose field an answer is, and which marks have changed. */
export class MarkNews {
  constructor(
    private readonly live: Live,
    database: Database,
  ) {
    live.topic({ name: markTopic, mayHear: mayWatch(database) });
  }

  tell(assignmentId: Id, message: MarkMessage): void {
    this.live.publish(`${markTopic}:${assignmentId}`, message);
  }
}
