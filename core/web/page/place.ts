import { token } from '../../common/token';

/** The document's address, apart from the router: what loads the document anew. */
export interface Place {
  /** Path with query. */
  path(): string;
  /** Loads this address as a new document. */
  load(path: string): void;
  reload(): void;
  /** The cookies that scripts may read. */
  cookies(): string;
  expireCookie(name: string): void;
}
export const Place = token<Place>('core.web.Place');

export const browserPlace: Place = {
  path: () => location.pathname + location.search,
  load: (path) => location.assign(path),
  reload: () => location.reload(),
  cookies: () => document.cookie,
  expireCookie: (name) => {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing from Safari and Firefox of the last years
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  },
};

/** Where somebody who has just signed out finds himself: where the area's visitors stay, else at /login. */
export function placeAfterLogout(path: string, staysOnLogout: readonly string[]): string {
  const bare = path.replace(/[?#].*$/, '');
  const stays = staysOnLogout.some((area) => bare === area || bare.startsWith(`${area}/`));
  return stays ? path : '/login';
}
