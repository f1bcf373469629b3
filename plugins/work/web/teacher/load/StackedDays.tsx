import type { ReactNode } from 'react';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { LoadDay } from './use-class-load';
import { bySubject } from './use-class-load';

/** Height of the bars in units of the drawing. */
const tall = 100;

interface DayBarProps {
  readonly day: LoadDay | undefined;
  /** Minutes that fill the whole height. */
  readonly top: number;
  readonly label: string;
}

/** What a class has on one day: subjects on each other. Said in words by its label. */
export function DayBar({ day, top, label }: DayBarProps) {
  const parts = bySubject(day);
  const scale = (minutes: number) => (minutes / Math.max(1, top)) * tall;
  const below = parts.map((_, at) => parts.slice(0, at).reduce((sum, { minutes }) => sum + minutes, 0));
  return (
    <svg
      className="work-day-bar lined-below"
      viewBox={`0 0 22 ${tall}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {parts.map(({ code, minutes }, at) => (
        <rect
          key={code}
          className={`work-part hue-${subjectHue(code)}`}
          x={0}
          width={22}
          y={tall - scale(below[at]! + minutes)}
          height={Math.max(0.5, scale(minutes) - 0.7)}
        />
      ))}
    </svg>
  );
}

/** The limit as one line across all days, in the place that `DayBar` gives it. */
export const LimitLine = ({ limit, top }: { readonly limit: number; readonly top: number }) => (
  <svg className="work-limit" viewBox={`0 0 1 ${tall}`} preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 ${tall - (limit / top) * tall}H1`} />
  </svg>
);

interface SubjectKeyProps {
  readonly days: readonly LoadDay[];
}

/** What the colours mean. */
export function SubjectKey({ days }: SubjectKeyProps) {
  const subjects = new Map(days.flatMap(({ homework }) => homework.map((one) => [one.subjectCode, one.subject])));
  if (subjects.size === 0) return null;
  return (
    <Row as="ul" align="stretch" wrap gap={3} rows="half" className="work-subjects soft t-12">
      {[...subjects].map(([code, subject]) => (
        <li key={code} className={`hue-${subjectHue(code)}`}>
          {subject}
        </li>
      ))}
    </Row>
  );
}

interface LoadTotalProps {
  readonly minutes: number;
  readonly limit: number | null;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** "85 / 90 minutes"; without a limit the minutes alone. */
export function LoadTotal({ minutes, limit, className }: LoadTotalProps) {
  const t = useText();
  return (
    <span className={classNames('end', 'soft', 'num', 'work-load-total', className)}>
      {limit === null
        ? t('work.load.minutes', { minutes })
        : t('work.load.of', { minutes: <b className="ink">{minutes}</b>, limit })}
    </span>
  );
}
