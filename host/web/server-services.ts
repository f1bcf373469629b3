import { signal } from '@preact/signals-react';
import { chooseRole, type UserInfo } from 'edutech/core/common/session';
import { chooseTerm } from 'edutech/core/common/time/terms';
import { appearanceOf } from 'edutech/core/web/screen/browser-appearance';
import { deploymentOf } from 'edutech/core/web/page/page-deployment';
import type { WebServices } from 'edutech/core/web/services';
import { AclPermissions } from 'edutech/core/web/session/acl-permissions';
import type { RenderRequest } from './rendering';

const nothing = () => undefined;
/** Acts belong to browsers; a page that acts while it is being drawn is mistaken. */
const refuse = (): never => {
  throw new Error('a page is being rendered: nobody is there to act');
};

/** The services of one rendering: those of somebody who only reads, a visitor or the `person` of the request. */
export function serverServices({ boot, look, call, url, person }: RenderRequest): WebServices {
  const user = person ? inActivePost(person.userEntity) : null;
  const terms = person?.termVos ?? [];
  const never = () => Promise.reject(new Error('a page is being rendered: nobody is there to answer'));
  return {
    call,
    session: {
      user: signal(user),
      hasLoginCookie: () => user !== null,
      ensureUser: async () => user,
      refresh: async () => user,
      login: never,
      signIn: never,
      stepAfter: () => null,
      limit: signal(person?.limit ?? 'full'),
      isShared: signal(person?.isShared ?? false),
      computer: signal('own'),
      chooseComputer: refuse,
      actedBy: signal(person?.actedBy ?? null),
      logout: never,
      switchRole: never,
      actAs: never,
      endActing: never,
      mustChangePassword: signal(person?.changePassword ?? false),
      mustAgree: signal(person?.mustAgree ?? false),
      keepUp: nothing,
      modules: signal(person?.module ?? []),
      handOverTicket: never,
    },
    permissions: new AclPermissions({ user: signal(user) }),
    terms: { list: signal(terms), current: signal(chooseTerm(terms, null)), load: async () => {}, choose: refuse },
    storage: { get: () => null, set: () => false, remove: nothing, onChange: () => nothing, clearForLogout: nothing },
    messages: { show: () => nothing },
    dialogs: { confirm: never, alert: never, login: never, help: nothing, busy: () => nothing },
    live: { subscribe: () => nothing, connected: signal(false) },
    appearance: appearanceOf(look),
    navigation: { go: refuse, open: never, path: () => url, land: never },
    deployment: deploymentOf(boot, () => person?.off),
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

/** The post in which the server answers this person's calls. */
function inActivePost(user: UserInfo): UserInfo {
  const post = chooseRole(user.aclRole, null);
  return { ...user, roleId: post?.roleId ?? user.roleId, roleType: post?.type ?? user.roleType };
}
