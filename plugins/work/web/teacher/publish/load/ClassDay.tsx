import { useEffect } from 'react';
import { cityDay } from 'edutech/core/common/time/city-time';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { loadState } from '../../../../model/publishing/load';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { bySubject, type ClassLoad, useClassLoad } from '../../load/use-class-load';
import { LoadTotal } from '../../load/StackedDays';
import type { ClassPlan } from '../plan/plan';
import type { LoadBoxProps } from './loaded';
import { WaysOut } from './WaysOut';

/** Days after the deadline among which a free one is looked for. */
const daysAhead = 10;

interface ClassDayProps extends LoadBoxProps {
  readonly one: ClassPlan;
  readonly name: string;
  readonly dueAt: string;
}

/** The day of one class with this homework. */
export function ClassDay(props: ClassDayProps) {
  const t = useText();
  const { data, one, name, dueAt, onNeed } = props;
  const { classId } = one;
  const day = cityDay(new Date(dueAt));
  const { load, error, again } = useClassLoad({ classId, from: day, to: dayAfter(day, daysAhead) });
  const before = load?.days.find((of) => of.day === day)?.minutes ?? 0;
  const minutes = before + data.homework.minutes;
  const limit = load?.limit ?? null;
  const state = loadState(minutes, limit);
  const isAsked = load !== null && load.rule === 'stop' && state === 'over' && data.homework.minutes > 0;
  // The form asks for a way out before it is sent; a class that leaves asks for nothing
  useEffect(() => {
    onNeed(classId, isAsked);
  }, [classId, isAsked, onNeed]);
  useEffect(() => () => onNeed(classId, false), [classId, onNeed]);
  if (!load) {
    return (
      <div className="work-load-class pad-t-2 pad-x-4 pad-b-3">
        {error === null ? <Skeletons shape="text" count={1} /> : <ErrorState error={error} onRetry={again} />}
      </div>
    );
  }
  return (
    <div className="work-load-class pad-t-2 pad-x-4 pad-b-3">
      <Row as="p" wrap>
        <b>{name}</b>
        {state === 'near' && (
          <Tag tone="star" icon="Warning">
            {t('work.load.near')}
          </Tag>
        )}
        {state === 'over' && load.rule !== 'off' && (
          <Tag tone="late" icon="Warning">
            {t(limit === 0 ? 'work.load.forbidden' : 'work.load.over', { minutes: minutes - (limit ?? 0) })}
          </Tag>
        )}
        <LoadTotal minutes={minutes} limit={limit} className={state === 'over' ? 'work-load-red' : undefined} />
      </Row>
      <DayMeter load={load} day={day} added={data.homework.minutes} />
      {state === 'over' && load.rule !== 'off' && <WaysOut {...props} load={load} day={day} minutes={minutes} />}
    </div>
  );
}

interface DayMeterProps {
  readonly load: ClassLoad;
  readonly day: string;
  /** Minutes of this homework. */
  readonly added: number;
}

/** The day as a bar: what other homework takes, this one behind it, the limit as a line. */
function DayMeter({ load, day, added }: DayMeterProps) {
  const t = useText();
  const parts = bySubject(load.days.find((one) => one.day === day));
  const before = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const whole = Math.max((load.limit ?? 0) * 1.33, (before + added) * 1.05, 1);
  const x = (minutes: number) => (minutes / whole) * 100;
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { minutes }) => sum + minutes, 0));
  return (
    <div className="work-meter">
      <svg
        className="wide sunk above-2 below-2"
        viewBox="0 0 100 24"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('work.load.bar', { before, added, limit: load.limit ?? 0 })}
      >
        {parts.map(({ code, minutes }, at) => (
          <rect
            key={code}
            className={`work-part hue-${subjectHue(code)}`}
            x={x(starts[at]!)}
            width={Math.max(0, x(minutes) - 0.3)}
            height={24}
          />
        ))}
        <rect className="work-part-this" x={x(before)} width={x(added)} height={24} />
        {load.limit !== null && load.limit > 0 && <path className="work-meter-limit" d={`M${x(load.limit)} -3V27`} />}
      </svg>
      <Row as="ul" align="stretch" wrap gap={3} rows="half" className="work-subjects soft t-12">
        {parts.map(({ code, subject, minutes }) => (
          <li key={code} className={`hue-${subjectHue(code)}`}>
            {subject} <span className="num">{minutes}</span>
          </li>
        ))}
        <li className="work-subject-this">{t('work.load.this', { minutes: added })}</li>
      </Row>
    </div>
  );
}
