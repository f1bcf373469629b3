import { FormattedDate } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { weekAddress } from '../shared/addresses';

interface WeekSwitchProps {
  readonly path: string;
  readonly gradeId: string | null;
  readonly week: number;
  readonly weeks: number;
  /** Null in holidays. */
  readonly thisWeek: number | null;
  readonly days: readonly string[];
}

/** The week before, this one, the next: links, so that Back undoes them and nothing needs scripts. */
export function WeekSwitch({ path, gradeId, week, weeks, thisWeek, days }: WeekSwitchProps) {
  const t = useText();
  const to = (other: number) => weekAddress(path, gradeId, other);
  const date = (day: string | undefined) =>
    day && <FormattedDate value={`${day}T00:00:00+08:00`} timeZone="Asia/Shanghai" month="short" day="numeric" />;
  return (
    <Row as="nav" wrap gap={3} rows={2} className="air-week-switch above-3 below-3">
      {week > 1 && (
        <Button size="small" icon="ChevronLeft" to={to(week - 1)}>
          {t('air.timetable.before')}
        </Button>
      )}
      <b>
        {t('air.timetable.week', { week })}
        <small className="muted">
          {' '}
          {date(days[0])} – {date(days.at(-1))}
        </small>
      </b>
      {week < weeks && (
        <Button size="small" to={to(week + 1)}>
          {t('air.timetable.after')}
        </Button>
      )}
      {thisWeek !== null && thisWeek !== week && (
        <Button size="small" look="quiet" to={to(thisWeek)}>
          {t('air.timetable.thisWeek')}
        </Button>
      )}
    </Row>
  );
}
