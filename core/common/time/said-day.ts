import { cityDay } from './city-time';
import { dayAfter } from './weeks';

/** How people say a day: today, tomorrow, yesterday, by its weekday within six days, or by its date. */
export function saidDay(moment: Date, now: Date): 'today' | 'tomorrow' | 'yesterday' | 'weekday' | 'date' {
  const its = cityDay(moment);
  const today = cityDay(now);
  if (its === today) return 'today';
  if (its === dayAfter(today, 1)) return 'tomorrow';
  if (its === dayAfter(today, -1)) return 'yesterday';
  return its > today && its < dayAfter(today, 7) ? 'weekday' : 'date';
}

/** 11月30日 周一 for what formatters write as 11月30日周一; other languages stay as they are. */
export const withRoom = (date: string): string => date.replace(/日(?=[周星])/u, '日 ');
