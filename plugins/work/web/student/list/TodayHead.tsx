import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { teachingWeek } from 'edutech/core/common/time/terms';
import { useTerms, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { TodayLoad } from './today';

interface TodayHeadProps {
  readonly load: TodayLoad;
  readonly now: Date;
  /** What narrows the list. */
  readonly end: ReactNode;
}

/** The day, and how much of its homework is done; past the limit of the grade it says that the rest may wait. */
export function TodayHead({ load: { minutes, done, limit }, now, end }: TodayHeadProps) {
  useSignals();
  const t = useText();
  const term = useTerms().current.value;
  const week = term && teachingWeek(term, cityDay(now));
  const left = minutes - done;
  return (
    <Row as="header" align="end" justify="between" wrap gap={5} rows={3} className="work-st-today-head">
      <div>
        <h1>{t('work.today')}</h1>
        <p>
          <FormattedDate value={now} timeZone={cityTimeZone} month="long" day="numeric" weekday="short" />
          {week && <span>{t('work.today.week', { week: week.week })}</span>}
        </p>
      </div>
      {minutes > 0 && (
        <Stack gap={2} className="work-st-load">
          <Row as="p" align="stretch" justify="between" gap={3}>
            <span>{t('work.today.minutes', { minutes: <b className="num">{minutes}</b> })}</span>
            <span>
              {t(left > 0 ? 'work.today.left' : 'work.today.allDone', { minutes: <b className="num">{left}</b> })}
            </span>
          </Row>
          <progress
            className="meter work-st-load-meter round"
            max={minutes}
            value={done}
            aria-label={t('work.today.meter', { done, left })}
          />
          {limit !== null && limit > 0 && (
            <small className="fine">
              {t(minutes > limit ? 'work.today.overLimit' : 'work.today.limit', { minutes: limit })}
            </small>
          )}
        </Stack>
      )}
      {end}
    </Row>
  );
}
