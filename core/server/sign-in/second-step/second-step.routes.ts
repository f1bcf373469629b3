import type * as api from '../../../common/api/second-step';
import { AppError, wireCodes } from '../../../common/errors';
import { asSystem } from '../../actor';
import type { Db } from '../../data/db';
import type { Handler } from '../../call';
import { originOf } from '../../session/cookies';
import type { SecondFactor, ShownFactor } from '../login/second-factors';
import type { SessionServices } from '../session-services';
import type { SignIns } from '../sign-ins';
import { stepId } from './needed-step';
import { deleteSecondStep, selectSecondStep, updateChallenge } from './second-step.queries';

type SigningServices = SessionServices & { readonly signIns: SignIns };

const system = asSystem('somebody shows a second factor');

export const challengeSecondStep =
  ({ database, factors, settings }: SessionServices): Handler<typeof api.challengeSecondStep> =>
  ({ input: { step, kind }, headers, now }) =>
    database.write(system, async (db) => {
      const { personId } = await aliveStep(db, step, now);
      const factor = factors.find((one) => one.kind === kind);
      if (!factor?.challenge) throw wrong();
      const { asked, kept } = await factor.challenge(db, personId, originOf({ headers }, settings));
      await updateChallenge(db, stepId(step), kept);
      return { challenge: asked };
    });

/**
 * The step counts its failures separately from the password's: a right password must not reset wrong codes. Whoever
 * knows the password and guesses codes is locked out for half an hour, whatever the preset.
 */
export const takeSecondStep =
  (services: SigningServices): Handler<typeof api.takeSecondStep> =>
  async (call) => {
    const { input, now } = call;
    const { database, factors, signIns, settings } = services;
    const waiting = await database.read(system, (db) => aliveStep(db, input.step, now));
    const { personId, username, signIn } = waiting;
    const claim = { account: `${username} second step`, mayLock: true, proof: input.proof };
    const attempt = await signIns.attempt(call, claim);
    const origin = originOf(call, settings);
    const isShown = await database.write(system, (db) => isShownIn(db, factors, { ...input, origin, now }));
    if (!isShown) {
      await signIns.failed(call, `${signIn.way} ${input.kind}`, personId);
      throw wrong();
    }
    const { limit, life, facts, origin: hangsOn, ...rest } = signIn;
    const narrowed = { ...(limit && { limit }), ...(life !== null && { life }), ...(hangsOn && { origin: hangsOn }) };
    const proven = { isProven: true, facts: { ...facts, second: input.kind } };
    return signIns.begin(call, { ...rest, ...narrowed, ...proven, personId, attempt });
  };

/** Checks the factor with the step held, and uses the step up: two answers at once are one. */
async function isShownIn(
  db: Db,
  factors: readonly SecondFactor[],
  { step, kind, ...shown }: Pick<ShownFactor, 'answer' | 'origin' | 'now'> & { step: string; kind: string },
): Promise<boolean> {
  const { personId, challenge } = await aliveStep(db, step, shown.now);
  const factor = factors.find((one) => one.kind === kind);
  if (!factor || !(await factor.isShown(db, { ...shown, personId, challenge }))) return false;
  await deleteSecondStep(db, stepId(step));
  return true;
}

async function aliveStep(db: Db, step: string, now: Date) {
  const found = await selectSecondStep(db, stepId(step), now);
  if (!found || found.signIn.awaits) throw new AppError('core.session.secondStep.over', wireCodes.gone);
  return found;
}

const wrong = () => new AppError('core.session.secondStep.wrong', wireCodes.badRequest);
