import { Link } from 'react-router';
import { type Notification, readNotifications } from 'edutech/core/common/api/notifications';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Panel } from 'edutech/core/ui/Card';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useCall, useText } from 'edutech/core/web/hooks';

interface NewsProps {
  readonly news: readonly Notification[];
  readonly now: Date;
}

/** The newest of what stands under the bell; what is followed from here is read there too. */
export function News({ news, now }: NewsProps) {
  const t = useText();
  const call = useCall();
  if (news.length === 0) return null;
  return (
    <Panel title={t('home.news')}>
      <ul className="pad-x-4 pad-b-2">
        {news.map(({ area, thread, text, path, at, isRead }) => (
          <li key={`${area}/${thread}`} className="pad-y-2 ruled-top">
            <Link
              to={path}
              className={classNames('clip2', !isRead && 'strong')}
              lang={langOf(text)}
              onClick={() => {
                // the page that opens matters more than the count
                if (!isRead) void call(readNotifications, { area, thread }, { quiet: true }).catch(() => undefined);
              }}
            >
              {!isRead && <span className="visually-hidden">{t('home.news.unread')} </span>}
              {text}
            </Link>
            <small className="block muted">
              <SaidMoment at={at} now={now} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
