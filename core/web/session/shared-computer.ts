import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type Computer, computerOf, sharedComputerCookie } from '../../common/browser/shared-computer';
import { token } from '../../common/token';
import type { Place } from '../page/place';

/** The kind of this computer: as its school registered it, or as the person who signs in says. */
export class CookieComputer {
  readonly #computer;

  constructor(private readonly place: Pick<Place, 'cookies' | 'setCookie' | 'expireCookie'>) {
    this.#computer = signal<Computer>(this.#read());
  }

  get computer(): ReadonlySignal<Computer> {
    return this.#computer;
  }

  /** Looks at the cookie itself: other tabs and the server change it too. */
  get isShared(): boolean {
    return this.look() !== 'own';
  }

  /** What the cookie says now. */
  look(): Computer {
    const computer = this.#read();
    if (computer !== this.#computer.peek()) this.#computer.value = computer;
    return computer;
  }

  /** Says it for this browser, until it is closed; what a school has registered stays. */
  choose(isShared: boolean): void {
    if (this.look() === 'registered') return;
    if (isShared) this.place.setCookie(sharedComputerCookie, 'chosen');
    else this.place.expireCookie(sharedComputerCookie);
    this.look();
  }

  #read(): Computer {
    const found = this.place
      .cookies()
      .split(/;\s*/)
      .find((pair) => pair.startsWith(`${sharedComputerCookie}=`));
    return computerOf(found?.slice(sharedComputerCookie.length + 1));
  }
}

export type SharedComputer = CookieComputer;
export const SharedComputer = token<SharedComputer>('core.web.SharedComputer');
