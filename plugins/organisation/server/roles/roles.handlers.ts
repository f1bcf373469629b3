import { forbidden } from 'edutech/core/common/errors';
import type { Handlers } from 'edutech/core/server/call';
import { duties as allDuties } from 'edutech/core/common/permissions/duties';
import type * as api from '../../api';
import { matrixHandlers } from './matrix.routes';
import { postHandlers } from './posts.routes';
import { roleOf } from './words';
import type { RoleParts } from './role-parts';

type DutyHandlers = Pick<Handlers<typeof api>, 'dutyHolders' | 'setDuty'>;

export const roleHandlers = (parts: RoleParts) => ({
  ...matrixHandlers(parts),
  ...postHandlers(parts),
  ...dutyHandlers(parts),
});

const dutyHandlers = ({ duties }: RoleParts): DutyHandlers => ({
  dutyHolders: async ({ db, actor }) => {
    if (actor.reach !== 'city') throw forbidden();
    const rows = await duties.list(db);
    const held = new Set(rows.map(({ duty }) => duty));
    return {
      areSeparate: duties.areSeparate,
      areInForce: duties.areSeparate && allDuties.every((duty) => held.has(duty)),
      people: rows.map(({ category, givenAt, ...row }) => ({
        ...row,
        role: roleOf({ category, roleType: null }),
        givenAt: givenAt?.toISOString() ?? null,
      })),
    };
  },
  setDuty: async ({ db, actor, input, now }) => {
    await duties.set(db, actor, input.personId, input.duty, now);
    return null;
  },
});
