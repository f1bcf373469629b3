import type { IntlShape } from 'react-intl';

/** `9月25日`, `9月25日–27日`; a single day with its weekday. */
export function saidSpan(intl: IntlShape, firstDay: string, lastDay: string): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  if (firstDay === lastDay)
    return intl.formatDate(at(firstDay), { timeZone: 'UTC', month: 'short', day: 'numeric', weekday: 'short' });
  return intl.formatDateTimeRange(at(firstDay), at(lastDay), { timeZone: 'UTC', month: 'short', day: 'numeric' });
}
