import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import type { Live } from 'edutech/core/server/live/live';
import type { Logger } from 'edutech/core/server/logger';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { GuardianNews } from 'edutech/plugins/guardian/api';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { KnownAttempts } from './answering/known-attempts';
import { FrozenSheets } from './homework/frozen-sheets';
import { MarkBroadcast } from './marking/mark-broadcast';
import { MonitorBroadcast } from './monitoring/monitor-broadcast';
import { Notices } from './notices/notices';
import { ClassTotals } from './totals/class-totals';

interface Needed {
  readonly bank: QuestionBank<Db>;
  readonly clock: Clock;
  readonly database: Database;
  readonly events: Events;
  readonly guardians: readonly GuardianNews<Db>[];
  readonly live: Live;
  readonly logger: Logger;
  readonly notifications: Notifications;
}

/** The plugin's own services: one of each in a process. */
export function workServices({ bank, database, events, guardians, live, notifications, ...rest }: Needed) {
  const notices = new Notices(notifications, guardians);
  return {
    classTotals: new ClassTotals({ ...rest, database, notices }),
    frozenSheets: new FrozenSheets(bank),
    knownAttempts: new KnownAttempts(events),
    markBroadcast: new MarkBroadcast(live, database),
    monitorBroadcast: new MonitorBroadcast(live, database),
    notices,
  };
}
