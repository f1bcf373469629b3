import { frontPath } from '../../common/front';
import { token } from '../../common/token';

/** The document's address, apart from the router: for whatever reloads the document. */
export interface Place {
  /** Path with query. */
  path(): string;
  /** Loads this address as a new document. */
  load(path: string): void;
  /** The same, replacing the present one: Back does not return here. */
  replace(path: string): void;
  reload(): void;
  /** The cookies that scripts may read. */
  cookies(): string;
  /** Until the browser is closed. */
  setCookie(name: string, value: string): void;
  expireCookie(name: string): void;
}
export const Place = token<Place>('core.web.Place');

export const browserPlace: Place = {
  path: () => location.pathname + location.search,
  load: (path) => location.assign(path),
  replace: (path) => location.replace(path),
  reload: () => location.reload(),
  cookies: () => document.cookie,
  setCookie: (name, value) => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing from Safari and Firefox of the last years
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}`;
  },
  expireCookie: (name) => {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing from Safari and Firefox of the last years
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  },
};

/** The page where the next person signs in: the dialog is open and empty. */
export const signInPath = `${frontPath}?sign-in`;

/** The page after a logout: the page for visitors of the area, else the front page. */
export function placeAfterLogout(path: string, staysOnLogout: readonly string[]): string {
  const bare = path.replace(/[?#].*$/, '');
  const stays = staysOnLogout.some((area) => bare === area || bare.startsWith(`${area}/`));
  return stays ? path : frontPath;
}
