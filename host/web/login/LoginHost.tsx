import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { frontPath } from 'edutech/core/common/front';
import { useServices } from 'edutech/core/web/hooks';
import type { DialogList } from 'edutech/core/web/screen/dialog-queue';
import { skyClassLink } from './sky-class-link';

/** Loaded when somebody signs in: reading the portal does not need it. */
const LoginDialog = lazy(() => import('./form/LoginDialog').then((module) => ({ default: module.LoginDialog })));

/** Where logins that somebody asked for are shown; afterwards the landing rules lead on, unless the asker does. */
export function LoginHost({ dialogs }: { dialogs: DialogList }) {
  useSignals();
  const services = useServices();
  useSkyClass();
  const asked = dialogs.login.value;
  if (!asked) return null;
  const end = (isSignedIn: boolean) => {
    asked.answer(isSignedIn);
    if (isSignedIn && !asked.stay) void import('./lead-on').then(({ leadOnHere }) => leadOnHere(services, asked));
  };
  return (
    <NotLoaded onFailure={() => asked.answer(false)}>
      <Suspense fallback={null}>
        <LoginDialog context={asked.context} step={asked.step} onEnd={end} />
      </Suspense>
    </NotLoaded>
  );
}

/**
 * The hidden trigger of the sky-class auto-login: a signed link in the address signs in, and goes from the address at
 * once.
 */
function useSkyClass(): void {
  const services = useServices();
  // Looks once, when the page has been opened
  useEffect(() => {
    const link = location.pathname === frontPath ? skyClassLink(location.search) : null;
    if (!link) return;
    history.replaceState(history.state, '', location.pathname);
    void import('./sky-class').then(({ loginBySkyClass }) => loginBySkyClass(link, services));
  }, [services]);
}

/** A dialog whose script did not come is given up; the watcher of new versions says why (app-shell). */
class NotLoaded extends Component<{ children: ReactNode; onFailure: () => void }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure();
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
