import { conflict, notFound } from 'edutech/core/common/errors';
import { mustHaveSecondFactor } from 'edutech/core/common/security/second-step';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import type { Handler } from 'edutech/core/server/call';
import { forgetFactors } from 'edutech/core/server/sign-in/login/second-factors';
import { secondFactorRule } from 'edutech/core/server/sign-in/second-step/second-factor-rule';
import type * as api from '../../api/factors';
import type { FactorServices } from './factor-services';
import { deleteFactor, lockFactors, selectFactors, updateFactorName } from './factors.queries';
import { storeRecoveryCodes, makeRecoveryCodes } from './recovery/recovery-codes';
import { deleteRecoveryCodes, selectRecoveryCodes } from './recovery/recovery-codes.queries';

const isRequired = ({ settings }: FactorServices, { category }: SignedIn) =>
  mustHaveSecondFactor(secondFactorRule(settings), category);

const aboutSelf = ({ personId }: SignedIn, address: string) => ({ objectKind: 'person', objectId: personId, address });

export const listFactors =
  (services: FactorServices): Handler<typeof api.listFactors> =>
  async ({ actor, db }) => {
    const [factors, codes] = await Promise.all([
      selectFactors(db, actor.personId),
      selectRecoveryCodes(db, actor.personId),
    ]);
    return {
      factors: factors.map((factor) => ({
        ...factor,
        createdAt: factor.createdAt.getTime(),
        lastUsedAt: factor.lastUsedAt?.getTime() ?? null,
      })),
      recoveryCodesLeft: codes.length,
      isRequired: isRequired(services, actor),
    };
  };

export const renameFactor: Handler<typeof api.renameFactor> = async ({ actor, db, input }) => {
  const factor = (await selectFactors(db, actor.personId)).find(({ id }) => id === input.factor);
  if (!factor) throw notFound('account.factor.gone');
  await updateFactorName(db, factor, input.name);
  return null;
};

export const removeFactor =
  (services: FactorServices): Handler<typeof api.removeFactor> =>
  async (call) => {
    const { actor, client, input } = call;
    const { audit, database, signIns } = services;
    await signIns.confirm(call, input.password);
    await database.write(actor, async (db) => {
      await lockFactors(db, actor.personId);
      const factors = await selectFactors(db, actor.personId);
      const factor = factors.find(({ id }) => id === input.factor);
      if (!factor) throw notFound('account.factor.gone');
      const isLast = factors.length === 1;
      if (isLast && isRequired(services, actor)) throw conflict('account.factor.last');
      await deleteFactor(db, factor);
      if (isLast) await deleteRecoveryCodes(db, actor.personId);
      const facts = { kind: factor.kind, left: factors.length - 1 };
      await audit.record(db, actor, { act: 'account.removeFactor', ...aboutSelf(actor, client.address), facts });
    });
    return null;
  };

export const renewRecoveryCodes =
  ({ audit, database, signIns }: FactorServices): Handler<typeof api.renewRecoveryCodes> =>
  async (call) => {
    const { actor, client, input, now } = call;
    await signIns.confirm(call, input.password);
    const made = await makeRecoveryCodes();
    const recoveryCodes = await database.write(actor, async (db) => {
      if ((await selectFactors(db, actor.personId)).length === 0) throw conflict('account.factor.none');
      await audit.record(db, actor, { act: 'account.renewRecoveryCodes', ...aboutSelf(actor, client.address) });
      return storeRecoveryCodes(db, actor.personId, made, now);
    });
    return { recoveryCodes };
  };

/** For a lost phone: an administrator of the person, after checking their identity, removes the factors. */
export const resetFactors =
  ({ audit, database, factors, overPeople, sessions }: FactorServices): Handler<typeof api.resetFactors> =>
  async ({ actor, client, input }) => {
    const removed = await database.write(asSystem('an administrator resets second factors'), async (db) => {
      // nobody gains rights between the check and the change
      await lockAccount(db, input.person);
      const { schoolId } = await overPeople.require(db, actor, input.person, 'organisation_admin.people');
      const count = await forgetFactors(db, factors, input.person);
      const endedSessions = await sessions.endAllOf(db, input.person);
      await audit.record(db, actor, {
        act: 'account.resetFactors',
        objectKind: 'person',
        objectId: input.person,
        schoolId,
        address: client.address,
        facts: { reason: input.reason, removed: count, endedSessions },
      });
      return count;
    });
    return { removed };
  };
