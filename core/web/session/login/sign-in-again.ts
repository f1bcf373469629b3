import { signedOutDelay } from '../../../common/screen/time-outs';
import { token } from '../../../common/token';
import type { Dialogs, Messages } from '../../services';
import type { Place } from '../../page/place';
import type { Identity } from '../identity';

interface Parts {
  readonly identity: Identity;
  readonly messages: Messages;
  readonly dialogs: Pick<Dialogs, 'login'>;
  readonly place: Pick<Place, 'reload'>;
  /** Whether some part of the page holds unsaved work. */
  readonly isUnsaved: () => boolean;
  /** Several people use this computer: nothing of the last one stays in sight. */
  readonly isShared: () => boolean;
  /** Where a page goes if its person refuses to sign in again. */
  readonly leave: () => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Asks the person to sign in over the page. */
export interface SignInAgain {
  /** True when the same person is back and the calls may be sent again. */
  ask(): Promise<boolean>;
}
export const SignInAgain = token<SignInAgain>('core.web.SignInAgain');

/**
 * What happens when an answer says that nobody is signed in (464): its text, after a second the login dialog over the
 * page, and what the person was doing stays where it is. Many calls fail at once and ask once.
 */
export class DialogSignInAgain implements SignInAgain {
  #asking: Promise<boolean> | null = null;

  constructor(private readonly parts: Parts) {}

  ask(): Promise<boolean> {
    this.#asking ??= this.#askOnce().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #askOnce(): Promise<boolean> {
    const { identity, messages, dialogs, place, isUnsaved, isShared, wait = sleep } = this.parts;
    const former = identity.user.peek()?.userId ?? null;
    messages.show('core.error.notSignedIn', { tone: 'warning' });
    await wait(signedOutDelay);
    if (isShared()) {
      this.parts.leave();
      return false;
    }
    const isBack = await dialogs.login({ stay: true });
    const present = identity.user.peek()?.userId ?? null;
    if (isBack && (former === null || former === present)) return true;
    // another person must not see, let alone send, what the first one was doing
    if (isBack) place.reload();
    else if (former !== null && !isUnsaved()) this.parts.leave();
    return false;
  }
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
