import type * as api from '../../../common/api/agreements';
import { AppError, conflict, wireCodes } from '../../../common/errors';
import { cityDay } from '../../../common/time/city-time';
import { asSystem } from '../../actor';
import { insertAgreement, selectInForce } from '../../consents/agreements/agreements.queries';
import { neededAgreements } from '../../consents/agreements/needed-agreements';
import type { Handler } from '../../plugin';
import { refuseUnsafeConnection } from '../cookies';
import type { SessionServices } from '../session-services';
import type { SignIns } from '../sign-ins';
import { stepId } from './needed-step';
import { deleteSecondStep, selectSecondStep } from './second-step.queries';

const system = asSystem('somebody accepts the terms of use');

export const agreementsInForce =
  ({ database }: SessionServices): Handler<typeof api.agreementsInForce> =>
  ({ now, language }) =>
    database.read(system, async (db) =>
      (await selectInForce(db, cityDay(now))).map(({ kind, version, body, bodyEn }) => ({
        kind,
        version,
        body: (language === 'en' && bodyEn) || body,
      })),
    );

/** Writes down what was accepted and begins the session that waited, or asks for the step after. */
export const acceptAgreements =
  (services: SessionServices & { readonly signIns: SignIns }): Handler<typeof api.acceptAgreements> =>
  async (call) => {
    const { client, input, now } = call;
    const { audit, database, settings, signIns } = services;
    refuseUnsafeConnection(call, settings);
    const waiting = await database.write(system, async (db) => {
      const found = await selectSecondStep(db, stepId(input.step), now);
      if (found?.signIn.awaits !== 'agreement') throw new AppError('core.session.secondStep.over', wireCodes.gone);
      const needed = await neededAgreements(db, settings, found.personId, now);
      const isRead = ({ kind, version }: (typeof needed)[number]) =>
        input.versions.some((one) => one.kind === kind && one.version === version);
      if (!needed.every(isRead)) throw conflict('core.agreements.changed');
      for (const one of needed) await insertAgreement(db, found.personId, one, client.address, now);
      await audit.record(db, system, {
        act: 'agreement.accept',
        objectKind: 'person',
        objectId: found.personId,
        address: client.address,
        facts: Object.fromEntries(needed.map(({ kind, version }) => [kind, version])),
      });
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
