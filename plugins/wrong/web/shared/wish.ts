import { isId } from 'edutech/core/common/ids';
import { isQuestionType, type QuestionType } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { EntryState, Origin, Reason } from '../../model/entry';
import { origins, reasons } from '../../model/entry';

/** Days that a list looks back, as its filter offers them. */
export const lookBacks = [7, 30, 120] as const;

/** Parameters of an address that narrow a collection. */
export const narrowingNames = ['point', 'type', 'reason', 'origin', 'state', 'days'] as const;

const numberIn = (search: URLSearchParams, name: string): number | null => {
  const text = search.get(name);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
};

/** What an address narrows a list by; anything that makes no sense is as if it were not there. */
export interface ListWish {
  readonly kiids?: string[];
  readonly types?: QuestionType[];
  readonly days?: number;
}

export function listWish(search: URLSearchParams): ListWish {
  const point = search.get('point');
  const type = numberIn(search, 'type');
  const days = numberIn(search, 'days');
  return {
    ...(isId(point) && { kiids: [point] }),
    ...(type !== null && isQuestionType(type) && { types: [type] }),
    ...(days !== null && days > 0 && { days }),
  };
}

export interface CollectionWish extends ListWish {
  readonly subjectId?: string;
  readonly reasons?: (Reason | 'none')[];
  readonly origins?: Origin[];
  readonly states?: EntryState[];
  readonly entryIds?: string[];
  readonly removed: boolean;
}

/** The same of a student's collection. `entry` names some of it: what a printed code leads to. */
export function collectionWish(search: URLSearchParams): CollectionWish {
  const subject = search.get('subject');
  const reason = [...reasons, 'none' as const].find((one) => one === search.get('reason'));
  const origin = origins.find((one) => one === search.get('origin'));
  const state = ([0, 1, 2] as const).find((one) => String(one) === search.get('state'));
  const entries = [...new Set((search.get('entry') ?? '').split(',').filter(isId))].slice(0, 100);
  return {
    ...listWish(search),
    ...(isId(subject) && { subjectId: subject }),
    ...(reason && { reasons: [reason] }),
    ...(origin && { origins: [origin] }),
    ...(state !== undefined && { states: [state] }),
    ...(entries.length > 0 && { entryIds: entries }),
    removed: search.has('removed'),
  };
}

/** Whether something narrows the list besides its subject. */
export const isNarrowed = (search: URLSearchParams): boolean =>
  [...narrowingNames, 'entry'].some((name) => search.has(name));
