import { createHash, randomBytes } from 'node:crypto';
import { categoryName } from '../../../common/permissions/people';
import { type AgreeStep, mustHaveSecondFactor, type ProveStep } from '../../../common/security/second-step';
import type { Db } from '../../data/db';
import type { Settings } from '../../settings/settings';
import type { AccountRow } from '../login/accounts.queries';
import type { SecondFactor } from '../login/second-factors';
import type { SignIn } from '../sign-ins';
import { secondFactorRule } from './second-factor-rule';
import { insertSecondStep, type WaitingSignIn } from './second-step.queries';

/** How long a second step may take. Milliseconds. */
const stepLife = 600_000;

/** What a sign-in needs besides its first factor. */
export type NeededStep =
  | { readonly is: 'none' }
  | { readonly is: 'prove' | 'enrol'; readonly kinds: readonly string[] };

interface Deciding {
  readonly factors: readonly SecondFactor[];
  readonly settings: Settings;
}

/** The kinds of factors that a person has, asked for in one trip. Nobody shows one in a sign-in that is proven. */
export async function heldFactors(
  factors: readonly SecondFactor[],
  db: Db,
  { personId, isProven }: Pick<SignIn, 'personId' | 'isProven'>,
): Promise<readonly SecondFactor[]> {
  if (isProven) return [];
  const has = await Promise.all(factors.map((factor) => factor.has(db, personId)));
  return factors.filter((_, at) => has[at]);
}

/** People with a factor show it, people who must have one and have none set it up. */
export function neededStep(
  { factors, settings }: Deciding,
  { category }: Pick<AccountRow, 'category'>,
  { isProven }: Pick<SignIn, 'isProven'>,
  held: readonly SecondFactor[],
): NeededStep {
  if (isProven) return { is: 'none' };
  if (held.some(({ isOwn }) => isOwn)) return { is: 'prove', kinds: held.map(({ kind }) => kind) };
  const offered = factors.filter(({ isOwn }) => isOwn).map(({ kind }) => kind);
  const mustHave = mustHaveSecondFactor(secondFactorRule(settings), categoryName(category));
  return mustHave && offered.length > 0 ? { is: 'enrol', kinds: offered } : { is: 'none' };
}

/** Lets a sign-in wait for its second step. */
export async function beginSecondStep(db: Db, signIn: SignIn, kinds: readonly string[], now: Date): Promise<ProveStep> {
  return { is: 'prove', step: await waitFor(db, signIn, {}, now), kinds };
}

/** Lets a sign-in wait until what everybody accepts is accepted. */
export async function beginAgreeStep(db: Db, signIn: SignIn, now: Date): Promise<AgreeStep> {
  const { isProven = false } = signIn;
  return { is: 'agree', step: await waitFor(db, signIn, { awaits: 'agreement', isProven }, now) };
}

/** Keeps how the session is to begin, and answers the name that only the browser has. */
async function waitFor(
  db: Db,
  signIn: SignIn,
  until: Pick<WaitingSignIn, 'awaits' | 'isProven'>,
  now: Date,
): Promise<string> {
  const step = randomBytes(32).toString('base64url');
  const { personId, way, roleId = null, remember = false, limit = null, life = null, facts = {} } = signIn;
  const { origin = null } = signIn;
  const waiting = { way, roleId, remember, limit, life, facts, origin, ...until };
  await insertSecondStep(db, stepId(step), { personId, signIn: waiting }, new Date(now.getTime() + stepLife));
  return step;
}

/** The database keeps the hash only, as of sessions. */
export const stepId = (step: string) => createHash('sha256').update(step).digest();
