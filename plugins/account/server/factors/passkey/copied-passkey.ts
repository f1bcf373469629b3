import type { ServiceOf } from 'edutech/core/common/token';
import { asSystem } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { routes } from '../../../routes';
import { selectHome } from '../../profile/own-account.queries';
import type { OnCopied } from './passkeys';

const system = asSystem('a passkey that exists twice is refused');

/**
 * Its person is the only one who can know which of the two devices is theirs: they are told, with the way to remove it,
 * and the log says so. Who is at no school has no bell to hear it by, and finds it among the sign-ins.
 */
export const copiedPasskey =
  ({
    audit,
    notifications,
  }: {
    audit: ServiceOf<typeof Audit>;
    notifications: ServiceOf<typeof Notifications>;
  }): OnCopied =>
  async (db, { id, personId, name }, now) => {
    const home = await selectHome(db, personId);
    const schoolId = home?.schoolId ?? null;
    const about = { objectKind: 'person', objectId: personId, schoolId };
    await audit.record(db, system, {
      act: 'account.copiedPasskey',
      ...about,
      facts: { name, told: schoolId !== null },
    });
    if (schoolId === null) return;
    await notifications.notify(
      db,
      {
        schoolId,
        area: 'account',
        thread: `passkey/${id}`,
        people: [{ personId, path: routes.general.to({ tab: 'security' }) }],
        key: 'account.notice.copiedPasskey',
        params: { name },
        at: now,
      },
      now,
    );
  };
