import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { cityDay } from 'edutech/core/common/time/city-time';
import { momentOf } from 'edutech/core/common/time/periods';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { useText } from 'edutech/core/web/hooks';
import type { airWeek } from '../../api';
import { LessonLine } from './LessonLine';

type Week = NonNullable<OutputOf<typeof airWeek>>;

/** The server's time, going on with this device's clock. */
function useServerNow(said: string): Date {
  const [offset] = useState(() => Date.parse(said) - Date.now());
  return useNow(30_000, offset);
}

/**
 * Days beside each other, their periods in line; on phones one below the other, without what is empty. What is on now stands
 * out and follows the clock.
 */
export function WeekGrid({ week }: { readonly week: Week }) {
  const t = useText();
  const now = useServerNow(week.now);
  const lastDay = week.lessons.some(({ weekday }) => weekday > 5) ? 7 : 5;
  const used = week.periods.flatMap((period, nth) =>
    week.lessons.some((lesson) => lesson.period === nth + 1) ? [{ ...period, number: nth + 1 }] : [],
  );
  return (
    <div className="air-week" data-days={lastDay}>
      <ol className="air-periods" aria-hidden="true">
        {used.map(({ number, starts, ends }) => (
          <li key={number}>
            <b className="block">{t('air.timetable.period', { number })}</b>
            <small className="num muted">
              {starts}–{ends}
            </small>
          </li>
        ))}
      </ol>
      {week.days.slice(0, lastDay).map((day, nth) => {
        const lessons = week.lessons.filter(({ weekday }) => weekday === nth + 1);
        return (
          <section
            key={day}
            className="card air-day pad-3"
            data-empty={lessons.length === 0 || undefined}
            data-today={day === cityDay(now) || undefined}
          >
            <Row className="below-2" as="h2" align="baseline" justify="between" gap={0}>
              {t(`air.weekday.${nth + 1}`)}
              <small>
                <FormattedDate value={`${day}T00:00:00+08:00`} timeZone="Asia/Shanghai" month="numeric" day="numeric" />
              </small>
            </Row>
            <ol className="air-day-periods">
              {used.map((period) => {
                const shown = lessons.filter((lesson) => lesson.period === period.number);
                return (
                  <li key={period.number} data-empty={shown.length === 0 || undefined}>
                    <Stack as="ol" gap={2}>
                      {shown.map((lesson) => (
                        <LessonLine
                          key={lesson.resourceId}
                          lesson={{ ...lesson, moment: momentOf(day, period, now) }}
                          periods={week.periods}
                        />
                      ))}
                    </Stack>
                  </li>
                );
              })}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
