import { type ActGroup, actGroups } from './act-groups';
import type { ViewSearch } from '../api';
import { dayAfter, daysFrom } from 'edutech/core/common/time/weeks';
import { cityDay } from 'edutech/core/common/time/city-time';

/** What the page's address asks for. Days are city time. */
export interface AuditQuery {
  readonly from: string;
  readonly until: string;
  readonly who: string;
  readonly object: string;
  /** An area (`session`) or one act (`session.login`). */
  readonly act: string;
  readonly address: string;
  /** A group of acts (`people`); empty: all but sign-ins. */
  readonly group: ActGroup | '';
  /** Sign-ins too. */
  readonly signIns: boolean;
  /** Only what the reader did. */
  readonly mine: boolean;
}

/** The same as the call wants it. */
export interface WireSearch {
  readonly from: string;
  readonly until: string;
  readonly who?: string;
  readonly object?: string;
  readonly area?: string;
  readonly act?: string;
  readonly address?: string;
  readonly group?: ActGroup;
  readonly signIns?: boolean;
  readonly mine?: boolean;
}

/** Without a choice the last thirty days are shown. */
export const usualDays = 30;
const day = 86_400_000;
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the address; what makes no sense is as if it were not there. */
export function auditQuery(search: URLSearchParams, now: Date): AuditQuery {
  const word = (name: string) => search.get(name)?.trim().slice(0, 64) ?? '';
  const from = search.get('from');
  const until = search.get('until');
  const act = word('act');
  return {
    from: isDay(from) ? from : cityDay(new Date(now.getTime() - usualDays * day)),
    until: isDay(until) ? until : cityDay(now),
    who: word('who'),
    object: word('object'),
    act: /^[A-Za-z]+(\.[A-Za-z.]+)?$/.test(act) ? act : '',
    address: word('address'),
    group: actGroups.find((one) => one === search.get('group')) ?? '',
    signIns: search.get('signIns') === '1',
    mine: search.get('mine') === '1',
  };
}

/** Whole days in city time (UTC+8 all year): the last one to its end. */
export function wireSearch({ from, until, who, object, act, address, group, signIns, mine }: AuditQuery): WireSearch {
  const midnight = (date: string) => new Date(`${date}T00:00:00+08:00`);
  return {
    from: midnight(from).toISOString(),
    until: new Date(midnight(until).getTime() + day).toISOString(),
    ...(who && { who }),
    ...(object && { object }),
    ...(act && (act.includes('.') ? { act } : { area: act })),
    ...(address && { address }),
    ...(group && { group }),
    ...(signIns && { signIns }),
    ...(mine && { mine }),
  };
}

/** A search as it is kept: a time that ends today goes on to end today. */
export function viewOf({ from, until, signIns, mine, ...words }: AuditQuery, now: Date): ViewSearch {
  const days = until === cityDay(now) ? daysFrom(from, until).length - 1 : -1;
  return {
    ...(days < 0 ? { from, until } : { days }),
    ...(Object.fromEntries(Object.entries(words).filter(([, value]) => value !== '')) as ViewSearch),
    ...(signIns && { signIns }),
    ...(mine && { mine }),
  };
}

/** The address that shows a search that was kept. */
export function addressOfView({ days, signIns, mine, ...words }: ViewSearch, now: Date): string {
  const time = days === undefined ? {} : { from: dayAfter(cityDay(now), -days), until: cityDay(now) };
  const asked = { ...time, ...words, ...(signIns && { signIns: '1' }), ...(mine && { mine: '1' }) };
  return `?${new URLSearchParams(asked)}`;
}
