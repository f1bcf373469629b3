import { FormattedDate, useIntl } from 'react-intl';
import { type Day, cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { EveningOfChild } from '../../api';

/** Height of the tallest column, in units of the drawing. */
const tallest = 64;
const noonOf = (day: Day) => cityMoment(day, '12:00');

/** The minutes of each day of the week, and how they stand to the limit. */
export function Week({ found: { week, limit, now } }: { found: EveningOfChild }) {
  const t = useText();
  const intl = useIntl();
  const most = Math.max(limit ?? 0, 1, ...week.map(({ minutes }) => minutes ?? 0));
  const over = limit === null ? 0 : week.filter(({ minutes }) => (minutes ?? 0) > limit).length;
  const verdict = limit === null ? 'plain' : over > 0 ? 'over' : 'within';
  const today = cityDay(new Date(now));
  return (
    <Panel title={t('guardian.week.title')}>
      <ul className="guardian-week pad-x-4">
        {week.map(({ day, minutes }) => {
          const height = Math.max(2, Math.round(((minutes ?? 0) / most) * tallest));
          const name = intl.formatDate(noonOf(day), { timeZone: cityTimeZone, weekday: 'long' });
          return (
            <li key={day} className={day === today ? 'guardian-day guardian-day-now center' : 'guardian-day center'}>
              <b className="num t-13" aria-hidden="true">
                {minutes ?? t('guardian.week.none')}
              </b>
              <svg
                viewBox={`0 0 32 ${tallest}`}
                role="img"
                aria-label={
                  minutes === null
                    ? t('guardian.week.toCome', { day: name })
                    : t('guardian.week.day', { day: name, minutes })
                }
              >
                <rect x="0" y={tallest - height} width="32" height={height} rx="3" />
              </svg>
              <span className="fine" aria-hidden="true">
                <FormattedDate value={noonOf(day)} timeZone={cityTimeZone} weekday="short" />
              </span>
            </li>
          );
        })}
      </ul>
      <p className="note pad-x-4 pad-b-4 above-3">{t(`guardian.week.${verdict}`, { limit: limit ?? 0, days: over })}</p>
    </Panel>
  );
}
