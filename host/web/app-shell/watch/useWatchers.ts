import { effect } from '@preact/signals-react';
import { useEffect } from 'react';
import { getLoginState, logout } from 'edutech/core/common/api/session';
import { idleDelay, signedOutDelay } from 'edutech/core/common/screen/time-outs';
import type { HostParts } from 'edutech/core/di/web';
import { useServices } from 'edutech/core/web/hooks';
import type { WebServices } from 'edutech/core/web/services';
import { followModules } from 'edutech/core/web/session/modules/follow-modules';
import { isUnsaved } from 'edutech/core/web/drafts/unsaved';
import { endSession } from './ended-session';
import { watchErrors } from './error-report';
import { watchIdle } from './idle';
import { watchSession } from './session-watch';
import { watchBuild } from './stale-build';

/** Watchers for the life of the page: idle time, other tabs, newer versions, errors, modules, the city's words, a pending logout. */
export function useWatchers(host: HostParts): void {
  const services = useServices();
  // Begins to watch when the shell stands, ends with it
  useEffect(() => {
    const stops = [
      watchErrors(services.call),
      watchBuild(() => services.messages.show('host.newVersion', { tone: 'warning', milliseconds: 'stay' })),
      ...watchPerson(services, host),
      followModules(services.live, host.identity, () => void host.navigation.loadAgain()),
      askAsVisitor(services, host),
      markWords(services, host),
    ];
    void finishLogout(services, host);
    return () => {
      for (const stop of stops) stop();
    };
  }, [services, host]);
}

/** What visitors need and signed-in people do not is loaded for visitors alone. */
function askAsVisitor({ call, session }: WebServices, { identity, navigation }: HostParts): () => void {
  if (session.hasLoginCookie()) return () => undefined;
  const asking = import('edutech/core/web/session/modules/ask-modules').then(({ askModules }) =>
    askModules({ call, identity, seen: document }, () => void navigation.loadAgain()),
  );
  // a tab that cannot load it stays as it is
  asking.catch(() => undefined);
  return () => void asking.then((stop) => stop()).catch(() => undefined);
}

/** The city's words on the pages of who is signed in: loaded where the page is not in their language. */
function markWords({ appearance }: WebServices, { identity }: HostParts): () => void {
  let marking: Promise<() => void> | undefined;
  const stop = effect(() => {
    if (!identity.user.value || appearance.language.value === 'zh-CN') return;
    marking ??= import('../../document/city-words').then(({ markCityWords }) => markCityWords(document));
    // a tab that cannot load it stays as it is
    marking.catch(() => undefined);
  });
  return () => {
    stop();
    void marking?.then((end) => end()).catch(() => undefined);
  };
}

function watchPerson(services: WebServices, host: HostParts): (() => void)[] {
  const { session, storage, deployment } = services;
  const { identity, departure, place, signInAgain } = host;
  let isEnding = false;
  const end = (reason: string, after: number) => {
    if (isEnding) return;
    isEnding = true;
    void endSession(reason, after, { services, host }).finally(() => {
      isEnding = false;
    });
  };
  const limit = () => (session.isShared.peek() ? deployment.sharedIdleMilliseconds : deployment.idleMilliseconds);
  const isWatched = () => identity.user.peek() !== null && !identity.isRemembered;
  return [
    watchIdle({
      storage,
      limit,
      isWatched,
      onIdle: () => end('core.session.idle', idleDelay),
      onAction: tellActions(services, limit),
    }),
    watchSession({
      facts: () => ({ shown: identity.user.peek(), knownToTabs: identity.knownToTabs() }),
      hasLoginCookie: () => session.hasLoginCookie(),
      onTabs: (hear) => identity.onTabs(hear),
      onLeft: () => (isUnsaved.peek() ? void signInAgain.ask() : departure.leave()),
      onOther: () => place.reload(),
      onRestored: () => place.reload(),
      onLost: () => end('core.session.lost', signedOutDelay),
    }),
  ];
}

/** Who writes for long without any call works too: the server hears of it well before its own limit. */
function tellActions({ call }: WebServices, limit: () => number): (now: number) => void {
  let told = Date.now();
  return (now) => {
    if (now - told < limit() / 4) return;
    told = now;
    call(getLoginState, {}, { quiet: true, withoutRole: true }).catch(() => undefined);
  };
}

/** Ends the session of an earlier logout that the server did not hear of, unless somebody has signed in since. */
async function finishLogout({ call, session }: WebServices, { departure }: HostParts): Promise<void> {
  if (!departure.isPostponed) return;
  if (!session.hasLoginCookie()) await call(logout, {}, { quiet: true, withoutRole: true });
  departure.finish();
}
