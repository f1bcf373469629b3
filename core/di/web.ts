import { getSealKey } from '../common/api/session';
import type { Boot } from '../web/boot';
import { createCalls } from '../web/http/chain';
import { ServerKey } from '../web/http/encryption';
import { Http } from '../web/http/http';
import { appearanceOf, keepLook, storedLook } from '../web/screen/browser-appearance';
import { BrowserStorage, openArea } from '../web/browser/browser-storage';
import { sharedArea } from '../web/browser/shared-area';
import { Departure, PageDeparture } from '../web/drafts/departure';
import { DialogList, DialogQueue } from '../web/screen/dialog-queue';
import { deploymentOf } from '../web/page/page-deployment';
import { browserPlace, Place } from '../web/page/place';
import { RouterNavigation } from '../web/page/router-navigation';
import { SocketLive } from '../web/page/socket-live';
import { ToastList, ToastMessages } from '../web/screen/toast-messages';
import {
  Appearance,
  Deployment,
  Dialogs,
  Live,
  Messages,
  Navigation,
  Permissions,
  Session,
  Storage,
  Terms,
  type WebServices,
} from '../web/services';
import { CookieComputer, SharedComputer } from '../web/session/shared-computer';
import { loginCookie } from '../web/session/login/login-cookie';
import { AclPermissions } from '../web/session/acl-permissions';
import { CookieSession } from '../web/session/cookie-session';
import { Identity, StoredIdentity } from '../web/session/identity';
import { SchoolTerms } from '../web/session/school-terms';
import { DialogSignInAgain, SignInAgain } from '../web/session/login/sign-in-again';
import { isUnsaved } from '../web/drafts/unsaved';
import { lazyOffline } from '../web/offline/lazy-offline';
import { Offline } from '../web/offline/offline';
import { PageUploads } from '../web/uploads/page-uploads';
import { Uploads } from '../web/uploads/uploads';
import { type Container, createContainer } from './container';

/** What the browser's services are made from. */
export interface WebFacts {
  readonly boot: Boot;
  /** Areas whose visitors stay where they are when they sign out (`staysOnLogout` of the manifests). */
  readonly staysOnLogout: readonly string[];
}

/** The browser's services, one of each, bound to their tokens. Made once, by the host's `main`. */
export function createWebContainer({ boot, staysOnLogout }: WebFacts): Container {
  const container = createContainer();
  const lasting = openArea('localStorage');
  const computer = new CookieComputer(browserPlace);
  const tab = openArea('sessionStorage').area;
  const storage: BrowserStorage = new BrowserStorage(
    sharedArea(lasting.area, tab, () => computer.isShared || identity.isUsedShared),
    window,
  );
  const identity: StoredIdentity = new StoredIdentity(storage, new BrowserStorage(tab), boot.person ?? null);
  const appearance = appearanceOf(storedLook(storage, document.cookie, boot.language));
  keepLook(appearance, storage, document);
  const messages = new ToastMessages();
  const dialogs = new DialogQueue();
  const isShared = () => identity.state.peek()?.isShared ?? (identity.isUsedShared || computer.isShared);
  const departure = new PageDeparture(identity, storage, browserPlace, staysOnLogout, isShared);
  // a browser that was closed instead of left
  if (identity.isUsedShared && loginCookie(document.cookie) === null) identity.forget({ isShared: true });
  if (!lasting.isLasting) messages.show('core.storage.unsupported', { tone: 'warning' });

  const signInAgain = new DialogSignInAgain({
    identity,
    messages,
    dialogs,
    place: browserPlace,
    isUnsaved: () => isUnsaved.peek(),
    isShared,
    leave: () => departure.leave(),
  });
  // the key is fetched by a call, and calls are sealed with the key: the loop closes when the first sealed call is made
  const serverKey = new ServerKey(() => call(getSealKey, {}, { quiet: true, withoutRole: true }));
  const call = createCalls({
    identity,
    appearance,
    messages,
    serverKey,
    signInAgain,
    roots: boot.roots ?? {},
    sealAllWrites: boot.sealAllWrites ?? false,
  });

  const { version, development } = boot;
  const offline = lazyOffline(async () => {
    const { DeviceOffline } = await import('../web/offline/device-offline');
    return new DeviceOffline({ call, identity, storage, isShared, version, development });
  });

  return container
    .value(Http, call)
    .value(Storage, storage)
    .value(Identity, identity)
    .value(Appearance, appearance)
    .value(Messages, messages)
    .value(ToastList, messages)
    .value(Dialogs, dialogs)
    .value(DialogList, dialogs.list)
    .value(Place, browserPlace)
    .value(Departure, departure)
    .value(SignInAgain, signInAgain)
    .value(SharedComputer, computer)
    .value(
      Deployment,
      deploymentOf(boot, () => identity.state.value?.off ?? identity.offForAll.value),
    )
    .value(Live, new SocketLive({ identity }))
    .value(Uploads, new PageUploads({ call, identity, messages }))
    .value(Offline, offline)
    .bind(Permissions, AclPermissions)
    .bind(Terms, SchoolTerms)
    .bind(Session, CookieSession)
    .bind(Navigation, RouterNavigation);
}

/** What the host's own frame needs beyond the services: lists to draw, and how a page is left. */
export interface HostParts {
  readonly toasts: ToastList;
  readonly dialogs: DialogList;
  readonly identity: Identity;
  readonly departure: Departure;
  readonly place: Place;
  readonly signInAgain: SignInAgain;
  readonly navigation: RouterNavigation;
}

export const hostPartsOf = (container: Container): HostParts => ({
  toasts: container.get(ToastList),
  dialogs: container.get(DialogList),
  identity: container.get(Identity),
  departure: container.get(Departure),
  place: container.get(Place),
  signInAgain: container.get(SignInAgain),
  navigation: container.get(Navigation) as RouterNavigation,
});

/** The parcel that pages and plugins get. */
export function webServicesOf(container: Container): WebServices {
  return {
    call: container.get(Http),
    session: container.get(Session),
    permissions: container.get(Permissions),
    terms: container.get(Terms),
    storage: container.get(Storage),
    messages: container.get(Messages),
    dialogs: container.get(Dialogs),
    live: container.get(Live),
    appearance: container.get(Appearance),
    navigation: container.get(Navigation),
    deployment: container.get(Deployment),
    uploads: container.get(Uploads),
    offline: container.get(Offline),
  };
}
