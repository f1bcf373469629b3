import { useIntl } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Lines } from './Lines';
import { Panel } from 'edutech/core/ui/Card';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { useText } from 'edutech/core/web/hooks';
import type { Traffic } from '../api';

/** Page views of each day that is over, with those of the days that they are compared with. */
export function Trend({
  traffic: { days, from, until, beforeFrom, beforeUntil, totals },
}: {
  readonly traffic: Traffic;
}) {
  const t = useText();
  const intl = useIntl();
  const today = cityDay(useNow());
  const most = Math.max(0, ...days.map(({ views }) => views ?? 0));
  const label = t('traffic.trend.spoken', {
    from,
    until,
    views: totals.views.now ?? t('traffic.few'),
    most,
    day: days.find(({ views }) => views === most)?.day ?? from,
  });
  const nameOf = (day: string) =>
    intl.formatDate(`${day}T00:00:00Z`, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return (
    <Panel
      title={t('traffic.trend')}
      note={<span className="note">{t('traffic.trend.note', { from: beforeFrom, until: beforeUntil })}</span>}
    >
      <div className="card-body">
        <Lines
          label={label}
          names={days.map(({ day }) => nameOf(day))}
          series={[
            { name: t('traffic.views'), values: days.map(({ day, views }) => (day < today ? views : null)) },
            { name: t('traffic.before'), values: days.map(({ before }) => before), isQuiet: true },
          ]}
        />
      </div>
    </Panel>
  );
}
