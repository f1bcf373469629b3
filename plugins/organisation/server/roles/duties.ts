import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { type Duty, dutyRefusal } from 'edutech/core/common/permissions/duties';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import { personChanged } from 'edutech/core/server/session/sessions';
import type { Settings } from 'edutech/core/server/settings/settings';
import { dutiesAreSeparate } from 'edutech/core/server/permissions/duties/separate-duties';
import {
  type DutyRow,
  lockDuties,
  selectDuties,
  writeDuty,
} from 'edutech/core/server/permissions/duties/duties.queries';

/** The three administrators: who has which duty. For administrators of the city with `organisation_admin.roles`. */
export interface Duties {
  readonly areSeparate: boolean;
  list(db: Db): Promise<DutyRow[]>;
  /**
   * Throws 409 `core.permissions.duty.self`, `core.permissions.duty.last`; 404 for people who are no administrators of
   * the city.
   */
  set(db: Db, actor: SignedIn, personId: Id, duty: Duty | null, now: Date): Promise<void>;
}

/** Duties in the table. */
export const dutiesOf = (
  settings: Settings,
  { audit, events }: { readonly audit: Audit; readonly events: Events },
): Duties => {
  const areSeparate = dutiesAreSeparate(settings);
  return {
    areSeparate,
    list: selectDuties,
    set: async (db, actor, personId, duty, now) => {
      if (actor.reach !== 'city') throw forbidden();
      await lockDuties(db);
      await lockAccount(db, personId);
      const rows = await selectDuties(db);
      const person = rows.find((row) => row.personId === personId);
      if (!person) throw notFound('core.overPeople.nobody');
      const held = new Map(rows.flatMap((row) => (row.duty ? [[row.personId, row.duty] as const] : [])));
      const refusal = dutyRefusal(held, { by: actor.personId, personId, duty }, areSeparate);
      if (refusal) throw conflict(`core.permissions.duty.${refusal}`);
      await writeDuty(db, { personId, duty, by: actor.personId, now });
      await audit.record(db, actor, {
        act: 'role.setDuty',
        objectKind: 'person',
        objectId: personId,
        facts: { duty, before: person.duty },
      });
      // whether anybody's duty holds depends on all three having one
      await events.emit(db, { name: personChanged, payload: { personId: null } });
    },
  };
};
