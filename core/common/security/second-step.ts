import type { CategoryName } from '../permissions/people';

/** The step between a right first factor and a session. It is the data of the error `core.session.secondStep`. */
export type SecondStep = ProveStep | EnrolStep | AgreeStep;

/** A second factor is to be shown. */
export interface ProveStep {
  readonly is: 'prove';
  /** Shown with the answer; names this sign-in, for ten minutes. */
  readonly step: string;
  /** Kinds of factors that the person has set up (`totp`, `passkey`, `recovery`). */
  readonly kinds: readonly string[];
}

/** A second factor must be set up first. The browser has a session of limit `enrolment` now, for a quarter of an hour. */
export interface EnrolStep {
  readonly is: 'enrol';
  /** The session's request token. */
  readonly token: string;
  /** Kinds that can be set up. */
  readonly kinds: readonly string[];
  /** The owner of the account: shown while setting up. */
  readonly username: string;
}

/** Terms of use and privacy notice are to be accepted; there is no session before (core/common/api/agreements.ts). */
export interface AgreeStep {
  readonly is: 'agree';
  /** Names this sign-in, for ten minutes. */
  readonly step: string;
}

/** Message key of the error that carries a {@link SecondStep}. */
export const secondStepKey = 'core.session.secondStep';

/** Who must have a second factor (setting `secondFactor`). */
export type SecondFactorRule = 'none' | 'administrators' | 'staff';

const administrators: readonly CategoryName[] = ['superAdmin', 'admin', 'cityAdmin'];

/** Whether people of a category must have one. Students and guests never must, but may. */
export function mustHaveSecondFactor(rule: SecondFactorRule, category: CategoryName): boolean {
  if (rule === 'none') return false;
  return administrators.includes(category) || (rule === 'staff' && category === 'teacher');
}
