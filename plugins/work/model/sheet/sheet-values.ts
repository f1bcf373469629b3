import { isComposite, type QuestionType } from 'edutech/plugins/questions/kit/common/types/question-types';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { HomeworkValues, ItemValues } from '../../api/composing';
import type { Section } from '../../api/records';
import { allTiers, type HomeworkKind, homeworkKinds, isOfTier, type Tier, type AnswerMethod } from '../homework';
import { type Group, groupOf } from 'edutech/plugins/questions/kit/common/types/question-groups';
import { isPictured } from './picture-item';

/** Handed in on the screen, except what is written out: that is photographed. */
export const defaultAnswerMethod = (type: QuestionType): AnswerMethod =>
  groupOf(type) === 'solving' ? 'photo' : 'fill';

/** What is asked for an item, where it is known. */
export type BodyOf = (item: ItemValues) => QuestionBody | undefined;

/** The kind of homework, by the items of its sheet. */
export function kindOf({ items, files }: Pick<HomeworkValues, 'items' | 'files'>): HomeworkKind {
  // what is asked by pictures is a question like others
  const cards = items.filter(({ body }) => body !== undefined && !isPictured(body));
  if (cards.length > 0) {
    const isBox = items.length === 1 && cards[0]!.way !== 'fill' && files.length > 0;
    return isBox ? homeworkKinds.files : homeworkKinds.card;
  }
  return items.length > 0 && items.every(({ way }) => way === 'paper') ? homeworkKinds.paper : homeworkKinds.questions;
}

const bySection = (items: readonly ItemValues[]): ItemValues[] =>
  items
    .map((item, at) => ({ item, at }))
    .sort((one, other) => one.item.section - other.item.section || one.at - other.at)
    .map(({ item }) => item);

const withItems = (sheet: HomeworkValues, items: readonly ItemValues[]): HomeworkValues => {
  const sorted = bySection(items);
  return { ...sheet, items: sorted, kind: kindOf({ items: sorted, files: sheet.files }) };
};

/** The section that a type belongs to: the last that holds its like, or else one with this title, or none (-1). */
export function sectionFor(
  sheet: Pick<HomeworkValues, 'sections' | 'items'>,
  type: QuestionType,
  title: string,
  bodyOf: BodyOf,
): number {
  const same = sheet.items.findLast((item) => {
    const body = bodyOf(item);
    return body !== undefined && groupOf(body.type) === groupOf(type);
  });
  return same?.section ?? sheet.sections.findIndex((section) => section.title.includes(title));
}

/** Puts items at the end of their section, which is made where there is none; each with the body that says its type. */
export function added(
  sheet: HomeworkValues,
  items: readonly { readonly item: Omit<ItemValues, 'section'>; readonly body: QuestionBody }[],
  titleOf: (group: Group, number: number) => { readonly title: string; readonly word: string },
  bodyOf: BodyOf,
): HomeworkValues {
  const fresh = new Map(items.map(({ item, body }) => [item.itemId, body]));
  const knownBody: BodyOf = (item) => fresh.get(item.itemId) ?? bodyOf(item);
  const sections = [...sheet.sections];
  const all = [...sheet.items];
  for (const { item, body } of items) {
    const { title, word } = titleOf(groupOf(body.type), sections.length + 1);
    const found = sectionFor({ sections, items: all }, body.type, word, knownBody);
    if (found < 0) sections.push({ title, note: '' });
    all.push({ ...item, section: found < 0 ? sections.length - 1 : found });
  }
  return withItems({ ...sheet, sections }, all);
}

/** Puts items where they were dropped: before another one, or at the end of a section (`before` null). */
export const placed = (
  sheet: HomeworkValues,
  items: readonly Omit<ItemValues, 'section'>[],
  { section, before }: { readonly section: number; readonly before: string | null },
): HomeworkValues => {
  const fresh = items.map((item) => ({ ...item, section }));
  const at = before === null ? -1 : sheet.items.findIndex(({ itemId }) => itemId === before);
  return withItems(sheet, at < 0 ? [...sheet.items, ...fresh] : sheet.items.toSpliced(at, 0, ...fresh));
};

export const removed = (sheet: HomeworkValues, itemId: string): HomeworkValues =>
  withItems(
    sheet,
    sheet.items.filter((item) => item.itemId !== itemId),
  );

/** Changes one item. */
export const changedItem = (sheet: HomeworkValues, itemId: string, changes: Partial<ItemValues>): HomeworkValues =>
  withItems(
    sheet,
    sheet.items.map((item) => (item.itemId === itemId ? { ...item, ...changes } : item)),
  );

/** Moves an item before another one, or to the end of a section (`before` null). */
export function movedTo(sheet: HomeworkValues, itemId: string, section: number, before: string | null): HomeworkValues {
  const item = sheet.items.find((one) => one.itemId === itemId);
  if (!item || before === itemId) return sheet;
  const rest = sheet.items.filter((one) => one !== item);
  const at = before === null ? -1 : rest.findIndex((one) => one.itemId === before);
  const moved = { ...item, section };
  return withItems(sheet, at < 0 ? [...rest, moved] : rest.toSpliced(at, 0, moved));
}

/** One step up or down; at the edge of its section into the next one. */
export function stepped(sheet: HomeworkValues, itemId: string, step: -1 | 1): HomeworkValues {
  const item = sheet.items.find((one) => one.itemId === itemId);
  if (!item) return sheet;
  const ofSection = sheet.items.filter(({ section }) => section === item.section);
  const at = ofSection.indexOf(item);
  if (step < 0 && at > 0) return movedTo(sheet, itemId, item.section, ofSection[at - 1]!.itemId);
  if (step > 0 && at < ofSection.length - 1)
    return movedTo(sheet, itemId, item.section, ofSection[at + 2]?.itemId ?? null);
  const next = item.section + step;
  if (next < 0 || next >= sheet.sections.length) return sheet;
  const first = sheet.items.find(({ section }) => section === next);
  return movedTo(sheet, itemId, next, step > 0 ? (first?.itemId ?? null) : null);
}

export const withSection = (sheet: HomeworkValues, title: string): HomeworkValues => ({
  ...sheet,
  sections: [...sheet.sections, { title, note: '' }],
});

export const changedSection = (sheet: HomeworkValues, at: number, changes: Partial<Section>): HomeworkValues => ({
  ...sheet,
  sections: sheet.sections.map((section, index) => (index === at ? { ...section, ...changes } : section)),
});

/** Takes a heading away; its items join the section before it, or the one after the first. */
export function withoutSection(sheet: HomeworkValues, at: number): HomeworkValues {
  const sections = sheet.sections.toSpliced(at, 1);
  const into = Math.max(0, at - 1);
  return withItems(
    { ...sheet, sections },
    sheet.items.map((item) => {
      if (item.section === at) return { ...item, section: into };
      return item.section > at ? { ...item, section: item.section - 1 } : item;
    }),
  );
}

/** A whole section one place up or down. */
export function steppedSection(sheet: HomeworkValues, at: number, step: -1 | 1): HomeworkValues {
  const to = at + step;
  const [one, other] = [sheet.sections[at], sheet.sections[to]];
  if (!one || !other) return sheet;
  const sections = sheet.sections.map((section, index) => (index === at ? other : index === to ? one : section));
  const swapped = { [at]: to, [to]: at } as Record<number, number>;
  return withItems(
    { ...sheet, sections },
    sheet.items.map((item) => ({ ...item, section: swapped[item.section] ?? item.section })),
  );
}

/** Numbers on the sheet: of an item, or the first and last of a composite's parts; they run through all sections. */
export function numbersOf(
  items: readonly ItemValues[],
  bodyOf: BodyOf,
): ReadonlyMap<string, { readonly first: number; readonly last: number; readonly isComposite: boolean }> {
  let next = 1;
  return new Map(
    items.map((item) => {
      const body = bodyOf(item);
      const first = next;
      next += body ? Math.max(1, answeredParts(body).length) : 1;
      return [
        item.itemId,
        { first, last: next - 1, isComposite: body !== undefined && isComposite(body.type) },
      ] as const;
    }),
  );
}

/** Items that students of a layer get; null: all. */
export const itemsOfTier = (items: readonly ItemValues[], tier: Tier | null): readonly ItemValues[] =>
  tier === null ? items : items.filter(({ tiers }) => isOfTier(tiers, tier));

/** True where some students get other items than others. */
export const isTiered = (items: readonly ItemValues[]): boolean => items.some(({ tiers }) => tiers !== allTiers);
