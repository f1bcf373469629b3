import { signal } from '@preact/signals-react';
import { isAllowed } from 'edutech/core/common/permissions/access';
import { appearanceOf } from 'edutech/core/web/screen/browser-appearance';
import { deploymentOf } from 'edutech/core/web/page/page-deployment';
import type { WebServices } from 'edutech/core/web/services';
import type { RenderRequest } from './rendering';

const nothing = () => undefined;
/** Acts belong to browsers; a page that acts while it is being drawn is mistaken. */
const refuse = (): never => {
  throw new Error('a page is being rendered: nobody is there to act');
};

/** The services of one rendering: those of a visitor who only reads. */
export function serverServices({ boot, look, call, url }: RenderRequest): WebServices {
  const never = () => Promise.reject(new Error('a page is being rendered: nobody is there to answer'));
  return {
    call,
    session: {
      user: signal(null),
      hasLoginCookie: () => false,
      ensureUser: async () => null,
      refresh: async () => null,
      login: never,
      signIn: never,
      stepAfter: () => null,
      limit: signal('full'),
      isShared: signal(false),
      computer: signal('own'),
      chooseComputer: refuse,
      actedBy: signal(null),
      logout: never,
      switchRole: never,
      actAs: never,
      endActing: never,
      mustChangePassword: signal(false),
      mustAgree: signal(false),
      keepUp: nothing,
      modules: signal([]),
      handOverTicket: never,
    },
    permissions: { allows: (access) => isAllowed(access, null), has: () => false },
    terms: { list: signal([]), current: signal(null), load: async () => {}, choose: refuse },
    storage: { get: () => null, set: () => false, remove: nothing, onChange: () => nothing, clearForLogout: nothing },
    messages: { show: () => nothing },
    dialogs: { confirm: never, alert: never, login: never, busy: () => nothing },
    live: { subscribe: () => nothing, connected: signal(false) },
    appearance: appearanceOf(look),
    navigation: { go: refuse, open: never, path: () => url, land: never },
    deployment: deploymentOf(boot),
    offline: {
      call: async (endpoint, input, options) => ({ data: await call(endpoint, input, options), at: 0, isKept: false }),
      keep: nothing,
      files: never,
      keepPage: nothing,
      forget: never,
    },
    uploads: {
      queue: signal([]),
      add: refuse,
      pause: refuse,
      resume: refuse,
      remove: refuse,
      takeUp: never,
      giveAgain: never,
    },
  };
}
