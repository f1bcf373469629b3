import { getLoginState, getUserInfo } from 'edutech/core/common/api/session';
import type { LoginResult } from 'edutech/core/common/session';
import type { Calls } from 'edutech/core/web/call';

/**
 * The person of a document, as a login returns it; `call` carries the cookie of the document's request. Nothing when
 * the session has ended or the call fails: the browser then asks itself, and learns why.
 */
export async function personOf(call: Calls): Promise<LoginResult | undefined> {
  try {
    const [userEntity, state] = await Promise.all([call(getUserInfo, {}), call(getLoginState, {})]);
    return { userEntity, ...state };
  } catch {
    return undefined;
  }
}
