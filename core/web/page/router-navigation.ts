import { inject, injectable } from '../../di/inject';
import { type Navigation, Session } from '../services';
import { Place } from './place';

/** What the host's router does for services; until it is there, addresses load as documents. */
export interface Router {
  go(path: string, options?: { replace?: boolean }): void;
  /** Leads on by the landing rules. */
  land(): Promise<void>;
  /** Reloads the data of the page, unless the person would lose something. */
  loadAgain(): Promise<void>;
}

/** Moves by the host's router and opens windows. */
@injectable()
export class RouterNavigation implements Navigation {
  #router: Router | null = null;

  constructor(
    @inject(Place) private readonly place: Place,
    @inject(Session) private readonly session: Session,
  ) {}

  /** The host gives its router, once. */
  attach(router: Router): void {
    this.#router = router;
  }

  readonly path = (): string => this.place.path();

  go(path: string, options?: { replace?: boolean }): void {
    if (this.#router) this.#router.go(path, options);
    else this.place.load(path);
  }

  async land(): Promise<void> {
    await this.#router?.land();
  }

  /** Some of what the page shows has changed (a module was switched). */
  async loadAgain(): Promise<void> {
    await this.#router?.loadAgain();
  }

  async open(
    url: string,
    options: { sameTab?: boolean; ticketParameter?: string; purpose?: string } = {},
  ): Promise<void> {
    const target = new URL(url, location.href);
    // anything but a web address could run as a script
    if (!/^https?:$/.test(target.protocol)) throw new RangeError(`not a web address: ${target.protocol}`);
    // opened before the ticket is asked for: afterwards browsers take it for a pop-up that nobody wanted
    const opened = options.sameTab ? null : window.open('', '_blank');
    try {
      const { ticketParameter, purpose } = options;
      const address = ticketParameter ? await this.#withTicket(target, ticketParameter, purpose) : target.href;
      if (!opened) return this.place.load(address);
      // the new page must not reach back into this one
      opened.opener = null;
      opened.location.href = address;
    } catch (error) {
      opened?.close();
      throw error;
    }
  }

  async #withTicket(address: URL, parameter: string, purpose = purposeOf(address, location.host)): Promise<string> {
    address.searchParams.set(parameter, await this.session.handOverTicket(purpose));
    return address.href;
  }
}

/** What a ticket is good for: a new window of this platform, or one other site. */
export const purposeOf = (address: URL, ownHost: string): string =>
  address.host === ownHost ? 'window' : `site-${address.hostname.replace(/[^a-z0-9.-]/g, '-')}`.slice(0, 40);
