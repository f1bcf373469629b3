import { token } from '../../common/token';
import type { Storage } from '../services';
import type { Identity } from '../session/identity';
import { loginCookieName } from '../session/login/login-cookie';
import { type Place, placeAfterLogout } from '../page/place';

/** Marks that the server has not heard of a logout; survives the logout itself. */
const leavingKey = 'leaving';

/** How a page is left when its person is signed out, here or by another tab. */
export class PageDeparture {
  constructor(
    private readonly identity: Identity,
    private readonly storage: Storage,
    private readonly place: Place,
    /** Areas whose visitors stay where they are. */
    private readonly staysOnLogout: readonly string[],
  ) {}

  /** Forgets who was here and loads the document anew, as a visitor sees it. */
  leave(stayOn?: string): void {
    this.identity.forget();
    this.place.expireCookie(loginCookieName);
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
