/** The readable "login cookie" that pages check for (portal.md section 4). Its value is the person's id, no secret. */
export const loginCookieName = 'edutech_login';

/** The id of the person whose session this browser has, or null: somebody signed in, though user info may have to load. */
export function loginCookie(cookies: string): string | null {
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${loginCookieName}=`));
  return found?.slice(loginCookieName.length + 1) || null;
}
