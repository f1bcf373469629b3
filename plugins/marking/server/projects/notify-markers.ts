import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { routes } from '../../routes';
import type { ProjectRow } from './projects.queries';

type About = Pick<ProjectRow, 'schoolId' | 'projectId' | 'title' | 'leaderId'>;

interface News {
  readonly people: Iterable<Id>;
  readonly key: 'marking.notice.marker' | 'marking.notice.sentBack';
  readonly now: Date;
}

/** Notifies markers that answers wait for them; leaders know what they have set up. */
export async function notifyMarkers(
  notifications: Notifications,
  db: Db,
  { schoolId, projectId, title, leaderId }: About,
  { people, key, now }: News,
): Promise<void> {
  const path = routes.mark.to({ project: projectId });
  const others = [...new Set(people)].filter((personId) => personId !== leaderId);
  if (others.length === 0) return;
  const thing = { area: 'marking', thread: `project/${projectId}`, schoolId };
  await notifications.notify(
    db,
    { ...thing, people: others.map((personId) => ({ personId, path })), key, params: { title }, at: now },
    now,
  );
}
