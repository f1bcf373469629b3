import { useIntl } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { Asked } from 'edutech/core/web/asking/asker';
import { useText } from 'edutech/core/web/hooks';
import type { ClassEvening, StaffFigures } from '../../api';

/** So many classes are seen. */
const most = 6;

const signs = {
  free: { icon: 'Checkmark', ink: 'ink-done' },
  near: { icon: 'Warning', ink: 'ink-star' },
  over: { icon: 'Warning', ink: 'ink-late' },
} as const;

/** How much homework each class of the school has tonight, or on the next evening that has some. */
export function Evening({ asked: { data, error, isWaiting } }: { readonly asked: Asked<StaffFigures> }) {
  const t = useText();
  const { formatDate } = useIntl();
  if (error !== undefined) return null;
  const evening = data?.evening;
  const classes = evening?.classes ?? [];
  const [limit, ...others] = new Set(classes.map((one) => one.limit));
  const day = evening && formatDate(`${evening.day}T12:00:00Z`, { timeZone: 'UTC', weekday: 'short' });
  return (
    <Panel
      title={evening && !evening.isToday ? t('home.staff.evening.day', { day }) : t('home.staff.evening')}
      end={
        limit && others.length === 0 ? (
          <small className="muted">{t('home.load.limit', { minutes: limit })}</small>
        ) : undefined
      }
    >
      {isWaiting && !data && (
        <div className="pad-x-4 pad-b-4">
          <Skeletons shape="rows" />
        </div>
      )}
      <ul className="pad-x-4 pad-b-3">
        {data && !evening && <li className="soft pad-y-2">{t('home.staff.evening.none')}</li>}
        {classes.slice(0, most).map((one) => (
          <Line key={one.classId} of={one} />
        ))}
        {classes.length > most && (
          <li className="fine pad-t-2">{t('home.staff.evening.more', { count: classes.length - most })}</li>
        )}
      </ul>
    </Panel>
  );
}

function Line({ of: { className, minutes, subjects, state } }: { readonly of: ClassEvening }) {
  const t = useText();
  const { icon, ink } = signs[state];
  return (
    <Row as="li" gap={3} className="ruled pad-y-3">
      <span className={ink}>
        <Icon name={icon} size={16} />
      </span>
      <span className="grow" lang={langOf(className)}>
        {className}
        {state !== 'free' && <span className="visually-hidden">{t(`home.staff.evening.${state}`)}</span>}
      </span>
      <small className="soft num">{t('home.staff.evening.of', { minutes, count: subjects })}</small>
    </Row>
  );
}
