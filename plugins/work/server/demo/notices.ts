import type { DemoContext } from 'edutech/core/server/demo/demo';
import { cityTime } from 'edutech/core/server/demo/people-and-days';
import { upsertNotifications } from 'edutech/core/server/notifications/notifications.queries';
import { attemptStates } from '../../model/answering/attempt';
import { lockAttempts } from '../monitoring/monitor.queries';
import { Notices } from '../notices/notices';
import { demoHomework } from './homework';

const hour = 3_600_000;

/** Notifications about the demo homework, written as in a running platform: no page is open yet. */
export async function buildNotices(context: DemoContext): Promise<void> {
  const { db, id, world, clock } = context;
  const notices = new Notices({
    notify: async (_db, notification) => void (await upsertNotifications(db, notification)),
    withdraw: async () => undefined,
  });
  const { schoolId } = world;
  for (const { slug, given } of demoHomework(context.folder)) {
    if (given?.to !== 'own') continue;
    const ofClass = { schoolId, id: id(`work.assignment.${slug}`) };
    const [from, until] = [cityTime(context, ...given.from), cityTime(context, ...given.until)];
    const attempts = await lockAttempts(db, ofClass);
    const inHand = attempts.filter(({ state }) => state === attemptStates.waiting || state === attemptStates.doing);
    const ids = (rows: typeof attempts) => rows.map((row) => row.id);
    await notices.students(db, schoolId, ids(inHand), { word: 'given', dueAt: until, now: from });
    if (until > clock.now()) continue;
    await notices.closed(db, ofClass, until);
    const after = { now: new Date(Math.min(until.getTime() + 20 * hour, clock.now().getTime())) };
    if (given.progress !== 'corrected') continue;
    const returned = attempts.filter(({ state }) => state === attemptStates.returned);
    const corrected = attempts.filter(({ state }) => state === attemptStates.corrected);
    await notices.students(db, schoolId, ids(corrected), { word: 'released', ...after });
    await notices.students(db, schoolId, ids(returned), { word: 'returned', ...after });
  }
}
