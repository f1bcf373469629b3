import { useCallback, useEffect, useState } from 'react';
import { countNotifications } from 'edutech/core/common/api/notifications';
import { notificationTopic } from 'edutech/core/common/live/notification-topic';
import { useCall, useLive, useSession } from 'edutech/core/web/hooks';

const quiet = { quiet: true, withoutSignIn: true };

/** How much is unread; read when the shell stands, and whenever the server says that something is new. */
export function useUnread(): { readonly unread: number; readonly look: () => void } {
  const call = useCall();
  const live = useLive();
  const { user, mustChangePassword } = useSession();
  const person = mustChangePassword.value ? undefined : user.value?.userId;
  const [unread, setUnread] = useState(0);
  // a bell that cannot be asked stays silent
  const look = useCallback(
    () =>
      void call(countNotifications, {}, quiet).then(
        (count) => setUnread(count.unread),
        () => undefined,
      ),
    [call],
  );
  // The first count, and each that somebody gives reason for
  useEffect(() => {
    setUnread(0);
    if (person === undefined) return;
    look();
    return live.subscribe(`${notificationTopic}:${person}`, look);
  }, [look, live, person]);
  return { unread, look };
}
