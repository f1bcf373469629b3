import { AppError, isAppError, wireCodes } from 'edutech/core/common/errors';
import type { AssistantRefusal, Reason } from '../api';

const codes: Readonly<Record<Reason, number>> = {
  off: wireCodes.notFound,
  noConsent: wireCodes.forbidden,
  overBudget: wireCodes.tooMany,
  unavailable: wireCodes.unavailable,
  refused: wireCodes.invalid,
  badAnswer: wireCodes.unavailable,
};

/** `why` is for the log of the server: people read the message of the reason. */
export const refusal = (reason: Reason, why?: string): AppError =>
  new AppError(
    `assistant.error.${reason}`,
    codes[reason],
    {},
    {
      data: { reason } satisfies AssistantRefusal,
      ...(why !== undefined && { cause: new Error(why) }),
    },
  );

/** The reason of an error of ours; undefined: it is another's. */
export const reasonOf = (error: unknown): Reason | undefined =>
  isAppError(error) ? (error.data as Partial<AssistantRefusal> | undefined)?.reason : undefined;
