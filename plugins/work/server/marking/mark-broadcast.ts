import type { Id } from 'edutech/core/common/ids';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import type { MarkMessage } from '../../model/marking/mark-message';
import { markTopic } from '../../model/marking/mark-message';
import { mayMonitor } from '../monitoring/monitor-broadcast';

/** Live messages to colleagues who mark the same class: who has locked an answer, and which marks have changed. */
export class MarkBroadcast {
  constructor(
    private readonly live: Live,
    database: Database,
  ) {
    live.topic({ name: markTopic, mayHear: mayMonitor(database) });
  }

  send(assignmentId: Id, message: MarkMessage): void {
    this.live.publish(`${markTopic}:${assignmentId}`, message);
  }
}
