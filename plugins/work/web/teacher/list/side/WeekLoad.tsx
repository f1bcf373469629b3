import { useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { DayBar, LimitLine, SubjectKey } from '../../load/StackedDays';
import { type ClassLoad, useClassLoad } from '../../load/use-class-load';
import { dayAfter, mondayOf } from 'edutech/core/common/time/weeks';

interface WeekLoadProps {
  /** Classes to look at, each once. */
  readonly classes: readonly TaughtClassItem[];
  /** The one to begin with. */
  readonly chosen: string | null;
  readonly now: Date;
}

/** What a class has to do this week, in all subjects, against the limit of the day. */
export function WeekLoad({ classes, chosen, now }: WeekLoadProps) {
  const t = useText();
  const [classId, setClass] = useState<string | null>(null);
  const shown = classId ?? chosen ?? classes[0]?.classId ?? null;
  const today = cityDay(now);
  const monday = mondayOf(today);
  const { load, error, again } = useClassLoad({ classId: shown, from: monday, to: dayAfter(monday, 6) });
  if (classes.length === 0) return null;
  return (
    <Panel
      className="work-week"
      title={t('work.list.week')}
      end={
        <select
          className="input work-week-class t-12 natural"
          aria-label={t('work.list.class')}
          value={shown ?? ''}
          onChange={({ currentTarget }) => setClass(currentTarget.value)}
        >
          {classes.map((one) => (
            <option key={one.classId} value={one.classId}>
              {one.className}
            </option>
          ))}
        </select>
      }
    >
      {error !== null && load === null && <ErrorState error={error} onRetry={again} />}
      {error === null && load === null && <Skeletons shape="text" count={3} />}
      {load && <Week load={load} monday={monday} today={today} />}
    </Panel>
  );
}

function Week({ load, monday, today }: { readonly load: ClassLoad; readonly monday: string; readonly today: string }) {
  const intl = useIntl();
  const t = useText();
  const { limit } = load;
  const minutesOf = (day: string) => load.days.find((one) => one.day === day)?.minutes ?? 0;
  // the weekend is drawn where somebody has set homework for it
  const days = [0, 1, 2, 3, 4, 5, 6]
    .map((at) => dayAfter(monday, at))
    .filter((day, at) => at < 5 || minutesOf(day) > 0);
  const top = Math.max(limit ?? 0, ...days.map(minutesOf), 30) * 1.16;
  const next = days.find((day) => day > today);
  const name = (day: string) => intl.formatDate(`${day}T04:00:00Z`, { weekday: 'short', timeZone: 'Asia/Shanghai' });
  return (
    <>
      <Row align="stretch" className="work-week-days relative clipped">
        {limit !== null && limit > 0 && (
          <>
            <LimitLine limit={limit} top={top} />
            <span className="work-week-limit fine paper">{t('work.load.limitLine', { limit })}</span>
          </>
        )}
        {days.map((day) => (
          <div key={day} className="fill center">
            <DayBar
              day={load.days.find((one) => one.day === day)}
              top={top}
              label={t('work.load.day', { day: name(day), minutes: minutesOf(day) })}
            />
            <small className={day === today ? 'ink-brand t-12 strong' : 'fine'}>
              {day === today ? t('work.today') : name(day)}
            </small>
          </div>
        ))}
      </Row>
      <SubjectKey days={load.days} />
      <p className="note pad-t-2 pad-x-4 pad-b-3">
        {limit === null ? (
          t('work.load.noLimit')
        ) : limit === 0 ? (
          t('work.load.none')
        ) : (
          <>
            {t('work.load.limit', { limit })}
            {next &&
              t('work.load.room', {
                day: <FormattedDate value={`${next}T04:00:00Z`} weekday="long" timeZone="Asia/Shanghai" />,
                minutes: Math.max(0, limit - minutesOf(next)),
              })}
          </>
        )}
      </p>
    </>
  );
}
