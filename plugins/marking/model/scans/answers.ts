import type { GivenAnswer, GivenPoints } from 'edutech/plugins/exam/api';
import { type AnswerSheet, partsOfChoice } from '../sheet/answer-sheet';
import type { PagePlan } from '../sheet/plan';
import type { Reading } from './reading';

/** A page of a script, with what people have decided about it. */
export interface ReadScriptPage {
  readonly plan: PagePlan;
  readonly readings: readonly Reading[];
  /** Values by the place of the field, where a person has chosen them. */
  readonly decided: Readonly<Record<string, readonly string[]>>;
}

/** A part of an item, by the name that its field on a sheet has (sheet-for.ts). */
export function partOf(fieldId: string): { readonly itemId: string; readonly part: number } {
  const [itemId = '', part = '0'] = fieldId.split('.');
  return { itemId, part: Number(part) };
}

/** What a field says, by a person or a machine that is sure; null: nobody knows yet. */
export const valuesAt = ({ readings, decided }: ReadScriptPage, at: number): readonly string[] | null =>
  decided[at] ?? (readings[at]?.doubt === null ? readings[at].values : null);

type Answered = Omit<GivenAnswer, 'studentId'>;
type Pointed = Omit<GivenPoints, 'studentId'>;

/** Choices of a script that are known; null: nothing was chosen. */
export function choicesOf({ zones }: AnswerSheet, pages: readonly ReadScriptPage[]): Answered[] {
  const truths = new Set(
    zones.flatMap((zone) =>
      zone.kind === 'choices' ? zone.items.filter(({ isTruth }) => isTruth).map(({ itemId }) => itemId) : [],
    ),
  );
  return pages.flatMap((page) =>
    page.plan.fields.flatMap((field, at): Answered[] => {
      const values = field.kind === 'choice' ? valuesAt(page, at) : null;
      if (!values) return [];
      const own = partOf(field.id);
      if (values.length === 0) return [{ ...own, answer: null }];
      if (truths.has(field.id)) return [{ ...own, answer: { truth: values[0] === 'A' } }];
      return [
        { ...own, answer: { choice: values.map((value) => value.charCodeAt(0) - 65).toSorted((a, b) => a - b) } },
      ];
    }),
  );
}

/** Points of what is marked on paper, by the name of its cells. */
export const fullPoints = ({ zones }: AnswerSheet): ReadonlyMap<string, number> =>
  new Map(
    zones.flatMap((zone): [string, number][] => {
      if (zone.kind === 'choices') return [];
      if (zone.kind === 'gaps') return zone.items.map(({ itemId, points }) => [itemId, points]);
      return [[zone.kind === 'optional' ? zone.id : zone.itemId, zone.points]];
    }),
  );

/**
 * Points that a marker gave on paper, over all pages of a script. Null: its cells are not all known, give more than there is, lie on
 * a page that is `gone`, or another question of several was chosen.
 */
export function pointsOf(
  sheet: AnswerSheet,
  pages: readonly ReadScriptPage[],
  gone: readonly ReadScriptPage[] = [],
): Pointed[] {
  const full = fullPoints(sheet);
  const cells = new Map<string, (readonly string[] | null)[]>();
  for (const page of [...pages, ...gone]) {
    page.plan.fields.forEach((field, at) => {
      if (field.kind !== 'score') return;
      const [name = ''] = field.id.split(' ');
      cells.set(name, [...(cells.get(name) ?? []), gone.includes(page) ? null : valuesAt(page, at)]);
    });
  }
  const chosen = chosenQuestions(sheet.zones, pages);
  const several = new Map(sheet.zones.flatMap((zone) => (zone.kind === 'optional' ? [[zone.id, zone] as const] : [])));
  return [...cells].flatMap(([name, all]) => {
    const counts = all.map((values) => values?.reduce((sum, value) => sum + Number(value), 0));
    const sum = counts.reduce<number>((total, count) => total + (count ?? 0), 0);
    const isKnown = !counts.includes(undefined) && sum <= (full.get(name) ?? 0);
    const choice = several.get(name);
    if (!choice) return [{ ...partOf(name), points: isKnown ? sum : null }];
    const countsId = chosen.get(name);
    // of a question with parts the cells say the sum alone: a person says what each part has
    const hasParts = (choice.items.find(({ itemId }) => itemId === countsId)?.parts ?? 1) > 1;
    return partsOfChoice(choice).map((id) => ({
      ...partOf(id),
      points: isKnown && !hasParts && id === countsId ? sum : null,
    }));
  });
}

/** Whether a mark on a page is still asked: a machine is not sure of it, and nobody has decided. */
export const hasAsked = (sheet: AnswerSheet, page: ReadScriptPage): boolean =>
  page.plan.fields.some(({ kind }, at) => kind !== 'digit' && valuesAt(page, at) === null) ||
  overfullFields(sheet, page).length > 0;

/** Cells of a page that give more points than there are, each by the last of its fields: tens and ones, both right by themselves. */
export function overfullFields(sheet: AnswerSheet, page: ReadScriptPage): number[] {
  const full = fullPoints(sheet);
  const sums = new Map<string, { sum: number; last: number }>();
  page.plan.fields.forEach(({ kind, id }, at) => {
    if (kind !== 'score') return;
    const [name = ''] = id.split(' ');
    const points = valuesAt(page, at)?.reduce((sum, value) => sum + Number(value), 0) ?? 0;
    sums.set(name, { sum: (sums.get(name)?.sum ?? 0) + points, last: at });
  });
  return [...sums].flatMap(([name, { sum, last }]) => (sum > (full.get(name) ?? 0) ? [last] : []));
}

/**
 * The question that counts of each zone of several: the one that was filled in, or the first where a person has said that none was
 * (不涂按首题). Null: not known yet.
 */
export function chosenQuestions(
  zones: AnswerSheet['zones'],
  pages: readonly ReadScriptPage[],
): ReadonlyMap<string, string | null> {
  const chosen = new Map<string, string | null>(
    zones.flatMap((zone) => (zone.kind === 'optional' ? [[zone.id, null] as const] : [])),
  );
  for (const page of pages) {
    page.plan.fields.forEach((field, at) => {
      if (field.kind !== 'optional') return;
      const values = valuesAt(page, at);
      chosen.set(field.id, values && (values[0] ?? field.bubbles[0]!.value));
    });
  }
  return chosen;
}
