import { logout } from 'edutech/core/common/api/session';
import type { HostParts } from 'edutech/core/di/web';
import type { WebServices } from 'edutech/core/web/services';
import { isUnsaved } from 'edutech/core/web/drafts/unsaved';

/** What a session's end needs of services and host. */
export interface EndingParts {
  readonly services: Pick<WebServices, 'call' | 'messages' | 'session'>;
  readonly host: Pick<HostParts, 'signInAgain'>;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Ends the session for a reason: says it, waits (milliseconds) so that it can be read, signs out and reloads. Where work is not saved the page stays: the
 * session ends all the same, and the person is asked to sign in over it.
 */
export async function endSession(reason: string, after: number, parts: EndingParts): Promise<void> {
  const { services, host, wait = sleep } = parts;
  services.messages.show(reason, { tone: 'warning', milliseconds: 'stay' });
  await wait(after);
  // a computer that several people use shows the next one nothing, saved or not
  if (!isUnsaved.peek() || services.session.isShared.peek()) return services.session.logout();
  await services.call(logout, {}, { quiet: true, withoutRole: true }).catch(() => undefined);
  await host.signInAgain.ask();
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
