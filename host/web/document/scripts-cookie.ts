/**
 * A readable cookie without a secret: the build whose scripts this browser has. Without it the server draws a signed-in
 * person's page too, so that something stands there while the scripts are on their way.
 */
export const scriptsCookie = 'edutech_scripts';

/** A year, in seconds. */
const lifetime = 31_536_000;

/** Says that this browser has the scripts of a build. */
export function keepScripts(page: Document, version: string): void {
  page.cookie = `${scriptsCookie}=${version}; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
}
