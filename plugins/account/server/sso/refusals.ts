import { AppError, wireCodes } from 'edutech/core/common/errors';

/** One error for every failed check; the reason is in `cause`, for the log. */
export const refusedSso = (cause?: unknown) => new AppError('account.sso.refused', wireCodes.badRequest, {}, { cause });

/** The service cannot be asked just now. */
export const unavailableSso = (cause?: unknown) =>
  new AppError('account.sso.unavailable', wireCodes.unavailable, {}, { cause });
