import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { TimetableWeek } from '../../../api';

interface WeekSwitchProps {
  readonly week: Pick<TimetableWeek, 'week' | 'weeks' | 'thisWeek' | 'days'>;
}

/** Which week it is, and the ways to others; ← → and T do the same. */
export function WeekSwitch({ week: { week, weeks, thisWeek, days } }: WeekSwitchProps) {
  const t = useText();
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const to = (other: number | null) =>
    changed(new URLSearchParams(search), { week: other === null || other === thisWeek ? null : String(other) });
  usePageKeys(({ key }) => {
    const other = { ArrowLeft: week - 1, ArrowRight: week + 1, t: thisWeek ?? 0, T: thisWeek ?? 0 }[key];
    if (!other || other > weeks) return false;
    void navigate(to(other));
    return true;
  });
  const date = (day: string) =>
    intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', month: 'short', day: 'numeric' });
  return (
    <Row as="nav" wrap rows={0} aria-label={t('organisation.timetable.weeks')}>
      {week > 1 && <IconButton icon="ChevronLeft" label={t('organisation.timetable.before')} to={to(week - 1)} />}
      {week < weeks && <IconButton icon="ChevronRight" label={t('organisation.timetable.after')} to={to(week + 1)} />}
      <b className="t-head">{t('organisation.timetable.week', { week })}</b>
      <span className="note nowrap">
        {date(days[0]!.day)}–{date(days[4]!.day)}
      </span>
      <span className="note">{t(week % 2 === 1 ? 'organisation.timetable.odd' : 'organisation.timetable.even')}</span>
      {thisWeek !== null && thisWeek !== week && (
        <Button size="small" to={to(thisWeek)}>
          {t('organisation.timetable.thisWeek')}
        </Button>
      )}
    </Row>
  );
}
