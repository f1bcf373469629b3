import type { ReactNode } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import { invigilatorsOf, type Plan, type PlanValues } from './plan-values';

interface SummaryProps {
  readonly plan: Plan;
  readonly values: PlanValues;
  readonly students: number;
}

/** What the students get, in five lines: who, on which day, from when to when, where and under whose eyes. */
export function Summary({ plan, values, students }: SummaryProps) {
  const t = useText();
  const { classIds, startsAt, minutes, earliest, extras } = values;
  const start = startsAt ? Date.parse(startsAt) : null;
  const rooms = roomsOf(values, plan);
  const names = [...new Set(rooms.flat())].map((id) => plan.teachers.find((one) => one.personId === id)?.name ?? '');
  const isWatched = rooms.every((people) => people.length > 0);
  const early = Math.min(Number(earliest) || 0, Number(minutes) || 0);
  return (
    <Stack as="dl" gap={2}>
      <Line name={t('exam.publish.sum.who')}>
        {t('exam.publish.students', { count: students, classes: classIds.length })}
      </Line>
      {start !== null && (
        <>
          <Line name={t('exam.publish.sum.day')}>
            <FormattedDate value={start} timeZone={cityTimeZone} month="numeric" day="numeric" weekday="short" />
          </Line>
          <Line name={t('exam.publish.sum.time')}>
            <Hour at={start} /> – <Hour at={start + (Number(minutes) || 0) * minute} />
          </Line>
          {early > 0 && (
            <Line name={t('exam.publish.sum.early')}>
              <Hour at={start + early * minute} />
            </Line>
          )}
        </>
      )}
      <Line name={t('exam.publish.sum.rooms')}>{t('exam.publish.sum.ofRooms', { count: rooms.length })}</Line>
      <Line name={t('exam.sitting.seat.invigilator')}>
        {isWatched ? (
          <span lang={langOf(names[0])}>{names.join(t('exam.sitting.and'))}</span>
        ) : (
          <span className="ink-due">{t('exam.publish.sum.unwatched')}</span>
        )}
      </Line>
      {extras.length > 0 && (
        <Line name={t('exam.publish.extras')}>{t('exam.publish.sum.extras', { count: extras.length })}</Line>
      )}
    </Stack>
  );
}

const minute = 60_000;

/** Who watches each room. */
const roomsOf = (values: PlanValues, plan: Plan): readonly (readonly string[])[] =>
  values.seating === 'classes'
    ? values.classIds.map((classId) => invigilatorsOf(values, classId, plan))
    : values.rooms.map(({ invigilators }) => invigilators);

const Hour = ({ at }: { readonly at: number }) => (
  <FormattedTime value={at} timeZone={cityTimeZone} hour="numeric" minute="2-digit" hourCycle="h23" />
);

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Row justify="between" align="start" gap={3}>
    <dt className="soft nowrap">{name}</dt>
    <dd className="strong num at-end">{children}</dd>
  </Row>
);
