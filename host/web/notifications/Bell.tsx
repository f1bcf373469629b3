import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState } from 'react';
import { listNotifications, type Notification, readNotifications } from 'edutech/core/common/api/notifications';
import { cityDay, cityMinute } from 'edutech/core/common/time/city-time';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropGroup, DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Badge } from './Badge';
import { useUnread } from './use-notifications';

/** Lines of the panel: what is older has long been done. */
const line = 30;

/** The bell of the header: notifications, each linking to its page. */
export function Bell() {
  useSignals();
  const t = useText();
  const { unread, look } = useUnread();
  return (
    <DropMenu
      className="icon-btn"
      panel="bell-panel"
      label={t('host.bell.label', { count: unread })}
      trigger={
        <>
          <Icon name="Alert" />
          <Badge count={unread} />
        </>
      }
      align="end"
    >
      <Told unread={unread} look={look} />
    </DropMenu>
  );
}

/** What is told, read when the menu opens and when something is new. */
function Told({ unread, look }: { readonly unread: number; readonly look: () => void }) {
  const t = useText();
  const call = useCall();
  const [told, setTold] = useState<readonly Notification[] | 'failed' | null>(null);
  const [now] = useState(() => new Date());
  const load = useCallback(
    () =>
      void call(listNotifications, { page: 1, pageLine: line }, { quiet: true }).then(
        ({ data }) => setTold(data),
        () => setTold('failed'),
      ),
    [call],
  );
  // Looks again whenever the count has changed
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is why it looks again
  useEffect(load, [load, unread]);
  const read = (what: { readonly area?: string; readonly thread?: string }) =>
    void call(readNotifications, what, { quiet: true }).then(look, () => undefined);
  return (
    <>
      <DropGroup label={t('host.bell.title')}>
        {told === null && <DropItem disabled>{t('core.ui.loading')}</DropItem>}
        {told === 'failed' && (
          <DropItem stays onChoose={load} note={t('core.ui.retry')}>
            {t('host.bell.failed')}
          </DropItem>
        )}
        {told?.length === 0 && <DropItem disabled>{t('host.bell.empty')}</DropItem>}
        {told !== 'failed' &&
          told?.map((one) => (
            <Line
              now={now}
              key={`${one.area}/${one.thread}`}
              told={one}
              onRead={() => read({ area: one.area, thread: one.thread })}
            />
          ))}
      </DropGroup>
      {unread > 0 && (
        <DropGroup>
          <DropItem stays onChoose={() => read({})}>
            {t('host.bell.readAll')}
          </DropItem>
        </DropGroup>
      )}
    </>
  );
}

function Line({
  told: { text, path, at, isRead },
  onRead,
  now,
}: {
  readonly told: Notification;
  readonly now: Date;
  readonly onRead: () => void;
}) {
  const t = useText();
  return (
    <DropItem
      to={path}
      onChoose={() => {
        if (!isRead) onRead();
      }}
      icon={<span className={isRead ? 'bell-dot' : 'bell-dot bell-dot-new'} aria-hidden="true" />}
      note={momentOf(new Date(at), now)}
    >
      {!isRead && <span className="visually-hidden">{t('host.bell.unread')} </span>}
      <span className={isRead ? undefined : 'bell-new'}>{text}</span>
    </DropItem>
  );
}

/** Of today the time, else the day too: in the city, as everybody there reads the clock. */
const momentOf = (at: Date, now: Date): string => cityMinute(at).slice(cityDay(at) === cityDay(now) ? 11 : 5);
