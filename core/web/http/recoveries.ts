import { wireCodes } from '../../common/errors';
import type { CallOptions } from '../call';
import type { Identity } from '../session/identity';
import type { CallError } from './call-error';
import type { ServerKey } from './encryption';

/** Possible repairs after a failure: true when the call is to be sent again. */
export type Recovery = (error: CallError, options: CallOptions) => Promise<boolean> | boolean;

/** A tab that slept longer than its token lives gets a fresh one with the refusal. */
export const freshToken =
  (identity: Pick<Identity, 'keepToken'>): Recovery =>
  ({ key, data }) => {
    const { token } = (data ?? {}) as { token?: unknown };
    if (key !== 'core.session.tokenStale' || typeof token !== 'string') return false;
    identity.keepToken(token);
    return true;
  };

/** 23333: fetches the server's key again. If that does not help either, the person sees '解码失败'. */
export const freshKey =
  (key: Pick<ServerKey, 'forget'>): Recovery =>
  ({ code }) => {
    if (code !== wireCodes.undecodable) return false;
    key.forget();
    return true;
  };

/** 464: asks the person to sign in over the page and, once that is done, sends the call again. */
export const signedInAgain =
  (signInAgain: { ask(): Promise<boolean> }): Recovery =>
  ({ code }, { withoutSignIn }) =>
    code === wireCodes.notSignedIn && !withoutSignIn && signInAgain.ask();
