import { token } from '../../common/token';

/** The document's address, apart from the router: what loads the document anew. */
export interface Place {
  /** Path with query. */
  path(): string;
  /** Loads this address as a new document. */
  load(path: string): void;
  /** The same, in the place of this one: nobody comes back here. */
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

/** Where whoever comes next signs in: the dialog stands open, with nothing in it. */
export const signInPath = '/login?sign-in';

/** Where somebody who has just signed out finds himself: where the area's visitors stay, else at /login. */
export function placeAfterLogout(path: string, staysOnLogout: readonly string[]): string {
  const bare = path.replace(/[?#].*$/, '');
  const stays = staysOnLogout.some((area) => bare === area || bare.startsWith(`${area}/`));
  return stays ? path : '/login';
}
