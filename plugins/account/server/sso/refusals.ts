import { AppError, wireCodes } from 'edutech/core/common/errors';

/** One answer for all that does not hold; what it was stands in the cause, for the log. */
export const refusedSso = (cause?: unknown) => new AppError('account.sso.refused', wireCodes.badRequest, {}, { cause });

/** The service cannot be asked just now. */
export const unavailableSso = (cause?: unknown) =>
  new AppError('account.sso.unavailable', wireCodes.unavailable, {}, { cause });
