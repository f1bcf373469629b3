import type { IntlShape } from 'react-intl';
import type { Translate } from 'edutech/core/web/hooks';
import type { DayLesson } from '../../../api';

/** `周四第 6 节`. */
export function saidTime(t: Translate, intl: IntlShape, day: string, period: number): string {
  const weekday = intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: 'short' });
  return t('organisation.timetable.time', { weekday, period });
}

/** What is different with a lesson, in a sentence: 调到周四第 6 节, 方远请假，宋岚代. */
export function saidDifference(t: Translate, intl: IntlShape, { difference, teacher }: DayLesson): string {
  if (!difference) return '';
  const { kind, day, period, name, reason } = difference;
  const time = day && period ? saidTime(t, intl, day, period) : '';
  return t(`organisation.timetable.difference.${kind}`, { time, name, teacher, reason });
}
