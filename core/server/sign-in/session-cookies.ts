import type { Call } from '../call';
import { isSecureDeployment, localCookie, loginCookie, secureCookie } from '../session/cookies';
import type { StartedSession } from '../session/sessions';
import type { Settings } from '../settings/settings';

/** Sets both cookies of a session; one that is for setting up a second factor signs nobody in yet, so it has no login cookie. */
export function setSessionCookies(
  call: Pick<Call<unknown>, 'setCookie'>,
  settings: Settings,
  started: StartedSession,
): void {
  const options = { sameSite: 'Lax', secure: isSecureDeployment(settings), maxAge: started.cookieSeconds } as const;
  call.setCookie(isSecureDeployment(settings) ? secureCookie : localCookie, started.secret, {
    ...options,
    httpOnly: true,
  });
  const { limit, holder } = started.session;
  const isSignedIn = limit !== 'enrolment';
  const shown = isSignedIn ? options : { ...options, maxAge: 0 };
  call.setCookie(loginCookie, isSignedIn ? holder.personId : '', { ...shown, httpOnly: false });
}

/** Removes both. */
export function clearSessionCookies(call: Pick<Call<unknown>, 'setCookie'>, settings: Settings): void {
  const options = { sameSite: 'Lax', secure: isSecureDeployment(settings), maxAge: 0 } as const;
  call.setCookie(isSecureDeployment(settings) ? secureCookie : localCookie, '', { ...options, httpOnly: true });
  call.setCookie(loginCookie, '', { ...options, httpOnly: false });
}
