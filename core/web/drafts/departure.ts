import { lookCookie } from '../../common/browser/appearance';
import { token } from '../../common/token';
import type { Storage } from '../services';
import type { Identity } from '../session/identity';
import { loginCookieName } from '../session/login/login-cookie';
import { type Place, placeAfterLogout, signInPath } from '../page/place';

/** Marks a logout that has not reached the server; survives the logout itself. */
const leavingKey = 'leaving';

/** How a page is left when its person is signed out, here or by another tab. */
export class PageDeparture {
  constructor(
    private readonly identity: Identity,
    private readonly storage: Storage,
    private readonly place: Place,
    /** Areas whose visitors stay where they are. */
    private readonly staysOnLogout: readonly string[],
    /** Several people use this computer. */
    private readonly isShared: () => boolean,
  ) {}

  /** Forgets the person and reloads the document, as a visitor sees it. */
  leave(stayOn?: string): void {
    const isShared = this.isShared();
    this.identity.forget({ isShared });
    this.place.expireCookie(loginCookieName);
    if (isShared) {
      this.place.expireCookie(lookCookie);
      // the next person finds the way in, and no way back
      this.place.replace(signInPath);
      return;
    }
    const here = this.place.path();
    const next = stayOn ?? placeAfterLogout(here, this.staysOnLogout);
    if (next === here) this.place.reload();
    else this.place.load(next);
  }

  /** The server could not be reached: its session still has to be ended. */
  postpone(): void {
    this.storage.set(leavingKey, true, Infinity);
  }

  /** True when an earlier logout did not reach the server. */
  get isPostponed(): boolean {
    return this.storage.get(leavingKey) !== null;
  }

  finish(): void {
    this.storage.remove(leavingKey);
  }
}

export type Departure = PageDeparture;
export const Departure = token<Departure>('core.web.Departure');
