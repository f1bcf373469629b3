import { forbidden } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Files } from 'edutech/core/server/files/files';
import type { GrantAdministration } from '../grants/grant-administration';
import type { Duties } from 'edutech/core/server/permissions/duties/duties';
import type { Handlers } from 'edutech/core/server/plugin';
import type { Texts } from 'edutech/core/server/texts';
import { duties as allDuties } from 'edutech/core/common/permissions/duties';
import type * as api from '../../api';
import { matrixHandlers } from './matrix.routes';
import { postHandlers } from './posts.routes';
import { roleOf } from './words';

/** What the pages of roles need. */
export interface RoleParts {
  readonly grantAdministration: GrantAdministration;
  readonly duties: Duties;
  readonly catalogue: Catalogue;
  readonly texts: Texts;
  readonly files: Files;
  readonly audit: Audit;
}

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
