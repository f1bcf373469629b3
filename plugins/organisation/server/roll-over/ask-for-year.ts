import { forbidden } from 'edutech/core/common/errors';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Handlers } from 'edutech/core/server/call';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type * as api from '../../api/roll-over';
import { routes } from '../../routes';
import { selectYearKeepers } from './keepers.queries';
import type { RollOverParts } from './roll-over.jobs';

const system = asSystem('who needs the next school year is told who can enter it');

/** Who can enter the next school year, for whoever cannot. */
export async function keepersFor({ database }: RollOverParts, actor: SignedIn, hasYear: boolean) {
  if (hasYear || actor.reach === 'city') return [];
  return database.read(system, selectYearKeepers);
}

/** Asks them. */
export const askForYear =
  (parts: RollOverParts & { readonly notifications: Notifications }): Handlers<typeof api>['askForYear'] =>
  async ({ db, actor, now }) => {
    const [school] = await parts.organisation.schoolsUnder(db, actor);
    if (!school) throw forbidden();
    const { to } = await parts.rollOvers.years(db, now);
    const keepers = await keepersFor(parts, actor, to !== undefined && to !== null);
    await parts.notifications.notify(
      db,
      {
        schoolId: school.id,
        area: 'organisation',
        thread: `rollOver/askForYear/${actor.personId}`,
        people: keepers.map(({ id }) => ({ personId: id, path: routes.terms.to() })),
        key: 'organisation.rollOver.notice.askForYear',
        params: { name: actor.name, school: school.name },
        at: now,
      },
      now,
    );
    return { told: keepers.length };
  };
