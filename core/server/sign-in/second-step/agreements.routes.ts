import type * as api from '../../../common/api/agreements';
import { AppError, conflict, wireCodes } from '../../../common/errors';
import type { Id } from '../../../common/ids';
import type { AgreementVersion } from '../../../common/organisation/agreement';
import { cityDay } from '../../../common/time/city-time';
import { asSystem, type SignedIn, type SystemActor } from '../../actor';
import { insertAgreement, selectInForce } from '../../consents/agreements/agreements.queries';
import { neededAgreements } from '../../consents/agreements/needed-agreements';
import type { Db } from '../../data/db';
import type { Handler } from '../../call';
import { refuseUnsafeConnection } from '../../session/cookies';
import type { SessionServices } from '../session-services';
import type { SignIns } from '../sign-ins';
import { stepId } from './needed-step';
import { deleteSecondStep, selectSecondStep } from './second-step.queries';

const system = asSystem('somebody accepts the terms of use');

export const agreementsInForce =
  ({ database }: SessionServices): Handler<typeof api.agreementsInForce> =>
  ({ now, language }) =>
    database.read(system, async (db) =>
      (await selectInForce(db, cityDay(now))).map(({ kind, version, body, bodyEn, inForceFrom }) => ({
        kind,
        version,
        body: (language === 'en' && bodyEn) || body,
        inForceFrom,
      })),
    );

/** Records the acceptance and begins the session that waited, or asks for the next step. */
export const acceptAgreements =
  (services: SessionServices & { readonly signIns: SignIns }): Handler<typeof api.acceptAgreements> =>
  async (call) => {
    const { client, input, now } = call;
    const { database, settings, signIns } = services;
    refuseUnsafeConnection(call, settings);
    const waiting = await database.write(system, async (db) => {
      const found = await selectSecondStep(db, stepId(input.step), now);
      if (found?.signIn.awaits !== 'agreement') throw new AppError('core.session.secondStep.over', wireCodes.gone);
      const { versions } = input;
      await accept(services, db, { by: system, personId: found.personId, versions, address: client.address, now });
      await deleteSecondStep(db, stepId(input.step));
      return found;
    });
    const { limit, life, facts, origin, awaits: _, ...rest } = waiting.signIn;
    return signIns.begin(call, {
      ...rest,
      facts,
      personId: waiting.personId,
      ...(limit && { limit }),
      ...(life !== null && { life }),
      ...(origin && { origin }),
    });
  };

/** The session continues unchanged: only the acceptance is recorded. */
export const acceptNewAgreements =
  (services: SessionServices): Handler<typeof api.acceptNewAgreements> =>
  async ({ actor, client, input, now }) => {
    const { versions } = input;
    const accepted = { by: actor, personId: actor.personId, versions, address: client.address, now };
    await services.database.write(system, (db) => accept(services, db, accepted));
    return null;
  };

/** The accepted versions, when and from where; without a session they are recorded as the system. */
interface Accepted {
  readonly by: SignedIn | SystemActor;
  readonly personId: Id;
  readonly versions: readonly AgreementVersion[];
  readonly address: string;
  readonly now: Date;
}

/** Writes down that a person accepts all that is asked of him. Throws 409 `core.agreements.changed` when he has read other versions. */
async function accept(
  { audit, settings }: SessionServices,
  db: Db,
  { by, personId, versions, address, now }: Accepted,
): Promise<void> {
  const needed = await neededAgreements(db, settings, personId, now);
  const isRead = ({ kind, version }: AgreementVersion) =>
    versions.some((one) => one.kind === kind && one.version === version);
  if (!needed.every(isRead)) throw conflict('core.agreements.changed');
  if (needed.length === 0) return;
  for (const one of needed) await insertAgreement(db, personId, one, address, now);
  await audit.record(db, by, {
    act: 'agreement.accept',
    objectKind: 'person',
    objectId: personId,
    address,
    facts: Object.fromEntries(needed.map(({ kind, version }) => [kind, version])),
  });
}
