import { AppError, wireCodes } from '../../common/errors';
import type { Settings } from '../settings/settings';

/** The session cookie; browsers accept the prefix only with Secure, Path=/ and no Domain. */
export const secureCookie = '__Host-sid';
/** Its name on plain-HTTP localhost, where a Secure cookie cannot be relied on. */
export const localCookie = 'sid';
/** The readable "login cookie" that pages check for (portal.md section 4). Its value is the person's id, no secret. */
export const loginCookie = 'edutech_login';

type Cookies = Readonly<Record<string, string>>;

/** Anything that arrived with headers. */
interface Arrived {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** True when people reach this deployment by TLS, here or at a proxy in front. */
export const isSecureDeployment = (settings: Pick<Settings, 'publicOrigin' | 'tlsCertificate'>) =>
  settings.publicOrigin.startsWith('https://') || settings.tlsCertificate !== '';

/** The secret of the session, as this deployment's cookie has it. The unprefixed one counts on plain HTTP only. */
export function sessionSecretOf(cookies: Cookies, settings: Settings): string | undefined {
  return (isSecureDeployment(settings) ? cookies[secureCookie] : cookies[localCookie]) || undefined;
}

/**
 * Plain HTTP is for this machine only: elsewhere a session could be read on its way, so nobody is signed in there. Where a
 * call comes from, its connection says; a Host header can name anything, so a foreign name refuses and a local one opens nothing.
 * Throws AppError `core.session.needsTls` (403). The first step of whatever begins a session.
 */
export function refuseUnsafeConnection(
  { headers, client }: Arrived & { readonly client: { readonly isHere: boolean } },
  settings: Settings,
): void {
  if (isSecureDeployment(settings)) return;
  if (!client.isHere || !isLocalHost(String(headers['host'] ?? '')))
    throw new AppError('core.session.needsTls', wireCodes.forbidden);
}

/** Origin under which the caller reaches us; without `publicOrigin` as the Host header has it (localhost). */
export function originOf({ headers }: Arrived, settings: Settings): string {
  const protocol = isSecureDeployment(settings) ? 'https' : 'http';
  return settings.publicOrigin.replace(/\/$/, '') || `${protocol}://${String(headers['host'] ?? '')}`;
}

/** True for this machine's own names in a Host header, with or without a port (secure contexts, W3C). */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}
