import { FormattedDate } from 'react-intl';
import { cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { useText } from 'edutech/core/web/hooks';

/** The day on which a word comes back: today (also what is late), tomorrow, or a date. */
export function ReturnDay({ at }: { readonly at: string | Date }) {
  const t = useText();
  const now = useNow(60_000);
  const day = cityDay(new Date(at));
  if (day <= cityDay(now)) return t('dictionary.returns.today');
  if (day === cityDay(new Date(now.getTime() + 86_400_000))) return t('dictionary.returns.tomorrow');
  return <FormattedDate value={new Date(at)} timeZone={cityTimeZone} weekday="short" month="short" day="numeric" />;
}
