import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect } from 'react';
import { countNotifications } from 'edutech/core/common/api/notifications';
import { notificationTopic } from 'edutech/core/common/live/notification-topic';
import { useCall, useLive, useSession } from 'edutech/core/web/hooks';
import { isInside, type ModuleEntry } from '../navigation/modules';

/** Where what is unread leads: the bell asks, and the navigation counts its own. */
const unreadPaths = signal<readonly string[]>([]);

/** How much of what is unread leads into a module that says so; 0 for the others. */
export function useUnreadIn(entry: ModuleEntry): number {
  useSignals();
  return entry.module.showsUnread ? unreadPaths.value.filter((path) => isInside(entry, path)).length : 0;
}

const quiet = { quiet: true, withoutSignIn: true };

/** How much is unread; read when the shell stands, and whenever the server says that something is new. */
export function useUnread(): { readonly unread: number; readonly look: () => void } {
  const call = useCall();
  const live = useLive();
  const { user, mustChangePassword } = useSession();
  const person = mustChangePassword.value ? undefined : user.value?.userId;
  useSignals();
  // a bell that cannot be asked stays silent
  const look = useCallback(
    () =>
      void call(countNotifications, {}, quiet).then(
        ({ paths }) => {
          unreadPaths.value = paths;
        },
        () => undefined,
      ),
    [call],
  );
  // The first count, and each that somebody gives reason for
  useEffect(() => {
    unreadPaths.value = [];
    if (person === undefined) return;
    look();
    return live.subscribe(`${notificationTopic}:${person}`, look);
  }, [look, live, person]);
  return { unread: unreadPaths.value.length, look };
}
