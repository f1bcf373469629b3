import { getLoginState, getUserInfo } from 'edutech/core/common/api/session';
import type { LoginResult } from 'edutech/core/common/session';
import type { Calls } from 'edutech/core/web/call';

/**
 * Whose document it is, as a login answers it; `call` carries the cookie of the document's request. Nothing when the session
 * has ended or the question fails: the browser then asks itself, and hears why.
 */
export async function personOf(call: Calls): Promise<LoginResult | undefined> {
  try {
    const [userEntity, state] = await Promise.all([call(getUserInfo, {}), call(getLoginState, {})]);
    return { userEntity, ...state };
  } catch {
    return undefined;
  }
}
