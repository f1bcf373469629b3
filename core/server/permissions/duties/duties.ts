import { conflict, forbidden, notFound } from '../../../common/errors';
import type { Id } from '../../../common/ids';
import { type Duty, dutyRefusal } from '../../../common/permissions/duties';
import { token } from '../../../common/token';
import type { SignedIn } from '../../actor';
import type { Audit } from '../../audit/audit';
import type { Db } from '../../data/db';
import type { Events } from '../../events/events';
import { lockAccount } from '../../organisation/over-people.queries';
import { personChanged } from '../../session/sessions';
import type { Settings } from '../../settings/settings';
import { type DutyRow, lockDuties, selectDuties, writeDuty } from './duties.queries';

/**
 * Whether a deployment separates its administrators' duties: by its own setting, or with the preset of graded
 * protection.
 */
export const dutiesAreSeparate = ({
  separateDuties,
  passwordPolicy,
}: Pick<Settings, 'separateDuties' | 'passwordPolicy'>): boolean => separateDuties || passwordPolicy === 'dengbao';

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
export const Duties = token<Duties>('core.Duties');

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
