import type { OutputOf } from 'edutech/core/common/endpoint';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts, pointsOf } from 'edutech/plugins/questions/kit/common/question-body';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import type { openMine } from '../../../../api';
import type { Item } from '../../../../api/records';

/** Homework as it is opened: what is asked, and what was answered so far. */
export type Opened = OutputOf<typeof openMine>;
export type AskedItem = Opened['items'][number];

/** An item with its number on the sheet. */
export interface NumberedItem {
  readonly item: AskedItem;
  /** From 1, over the whole sheet, also while only some items are set right. */
  readonly number: number;
  readonly parts: number;
  readonly points: number;
}

/** The items that are open: all at first, in a round of setting right those that were given back. */
export const openItems = ({ items, round }: Pick<Opened, 'items' | 'round'>): NumberedItem[] =>
  items
    .map((item, at) => ({
      item,
      number: at + 1,
      parts: Math.max(1, answeredParts(item.body).length),
      points: pointsOf(item.body),
    }))
    .filter(({ item }) => round === 0 || item.toRight);

/** Sections with their open items, empty ones left out. */
export function bySection<Numbered extends { readonly item: Pick<Item, 'section'> }>(
  sections: Opened['sections'],
  items: readonly Numbered[],
): { readonly title: string; readonly note: string; readonly items: readonly Numbered[] }[] {
  const groups = Map.groupBy(items, ({ item }) => item.section);
  return [...groups].map(([section, own]) => ({
    title: sections[section]?.title ?? '',
    note: sections[section]?.note ?? '',
    items: own,
  }));
}

export type Fill = 'filled' | 'partly' | 'empty';

/** How much of an item is answered. */
export function fillOf({ item, parts }: NumberedItem, answers: ReadonlyMap<string, Answer>): Fill {
  const gaps = answeredParts(item.body).map(({ gaps }) => gaps?.length ?? 0);
  let open = 0;
  let written = 0;
  for (let part = 0; part < parts; part++) {
    const answer = answers.get(placeOf(item.itemId, part)) ?? {};
    if (isBlankAnswer(answer)) open++;
    else written++;
    const filled = answer.gaps?.filter((text) => text.trim() !== '').length ?? 0;
    if (filled > 0 && filled < (gaps[part] ?? 0)) open++;
  }
  return written === 0 ? 'empty' : open === 0 ? 'filled' : 'partly';
}

/** Answers of the round that is in hand, and of those before it what a setting right begins with. */
export interface Standing {
  readonly answers: ReadonlyMap<string, Answer>;
  /** When each was written, by the server's clock: milliseconds. */
  readonly written: ReadonlyMap<string, number>;
  /** Places whose answer is of an earlier round: they count only once they are written again. */
  readonly earlier: ReadonlySet<string>;
}

/** What the server knows, as a page begins with it. */
export function standingOf({ answers, round, submitted }: Pick<Opened, 'answers' | 'round' | 'submitted'>): Standing {
  const since = round > 0 && submitted ? Date.parse(submitted) : Number.NEGATIVE_INFINITY;
  const all = answers.map(({ itemId, part, answer, written }) => ({
    place: placeOf(itemId, part),
    answer: answer as Answer,
    at: Date.parse(written),
  }));
  return {
    answers: new Map(all.map(({ place, answer }) => [place, answer])),
    written: new Map(all.map(({ place, at }) => [place, at])),
    earlier: new Set(all.filter(({ at }) => at < since).map(({ place }) => place)),
  };
}

/** Seconds as 12:36, or 1:02:36. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds) % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
