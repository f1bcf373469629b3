import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { OutsidePlatform } from '../../model/outside/outside-platform';

type Platform = Pick<OutsidePlatform, 'id'>;

// The reason is in `cause`, for the log: never an address with its query, which signs people in.

/** The platform says no; its own words are shown (teaching.md section 8, "OAuth failure: message shown as error"). */
export const refusedThere = (_: Platform, message: string) =>
  message === ''
    ? new AppError('account.outside.refusedSilently', wireCodes.badRequest)
    : new AppError('account.outside.refused', wireCodes.badRequest, { message });

/** It cannot be asked just now. */
export const unavailable = ({ id }: Platform, cause: unknown) => trouble('unavailable', id, cause);
/** An invalid response: no JSON, no address, or a foreign address. */
export const strangeAnswer = ({ id }: Platform, cause: unknown) => trouble('strange', id, cause);
/** Our settings are incomplete: the secret is missing. */
export const notReady = ({ id }: Platform, cause: unknown) => trouble('notReady', id, cause);

const trouble = (what: 'unavailable' | 'strange' | 'notReady', id: string, cause: unknown) =>
  new AppError(`account.outside.${what}`, wireCodes.unavailable, {}, { cause: new Error(`${id}: ${String(cause)}`) });
