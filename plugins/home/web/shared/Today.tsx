import { useSignals } from '@preact/signals-react/runtime';
import { useIntl } from 'react-intl';
import { cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { withRoom } from 'edutech/core/common/time/said-day';
import { teachingWeek } from 'edutech/core/common/time/terms';
import { useTerms, useText } from 'edutech/core/web/hooks';

/** The day, and the week of the term. */
export function Today({ now }: { readonly now: Date }) {
  useSignals();
  const t = useText();
  const { formatDate } = useIntl();
  const term = useTerms().current.value;
  const week = term && teachingWeek(term, cityDay(now));
  return (
    <>
      <span>
        {withRoom(formatDate(now, { timeZone: cityTimeZone, month: 'long', day: 'numeric', weekday: 'short' }))}
      </span>
      {week && <span>{t('home.week', { week: week.week })}</span>}
    </>
  );
}
