import type { OutlineItem, PaperOutline } from 'edutech/plugins/exam/api';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { type AnswerSheet, mostGaps, mostOptions, mostToChooseFrom, type SheetZone, type ZoneOf } from './answer-sheet';
import type { SheetSettings } from './settings';

/** Squares in a line of an essay's room on the paper, and lines of the sheet's own that a row of the paper is. */
const squaresInRow = 20;
const mostLines = 60;
/** From so many squares on an answer is an essay. */
const essayFrom = 100;

type Line = SheetSettings['lines'][number];

/** Name of a question, or of a part of it: `itemId` for the first, with its number for others. */
export const fieldIdOf = ({ itemId, part }: Pick<OutlineItem, 'itemId' | 'part'>): string =>
  part === 0 ? itemId : `${itemId}.${part}`;

/** The answer sheet of a paper: choices and gaps of a section together, a box for each answer in words. */
export function sheetFor({ title, sections }: PaperOutline, { lines, ...look }: SheetSettings): AnswerSheet {
  return {
    title: title.slice(0, 80),
    ...look,
    zones: sections.flatMap((section) => (isChoice(section) ? optionalZone(section, lines) : zonesOf(section, lines))),
  };
}

function zonesOf({ title, items }: PaperOutline['sections'][number], lines: readonly Line[]): SheetZone[] {
  const zones: SheetZone[] = [];
  for (const item of items) {
    const heading = zones.length === 0 ? title.slice(0, 80) : '';
    const last = zones.at(-1);
    const zone = zoneOf(item, heading, lines);
    if (zone.kind === 'choices' && last?.kind === 'choices') last.items.push(...zone.items);
    else if (zone.kind === 'gaps' && last?.kind === 'gaps') last.items.push(...zone.items);
    else zones.push(zone);
  }
  return zones;
}

/**
 * Whether there is something to choose, and a box can say so: questions that the bank has lost are not there, and questions of different
 * points, or too many, are laid out one by one; the paper's checks tell of them, and such a paper cannot be published.
 */
function isChoice({ choosesOne, items }: PaperOutline['sections'][number]): boolean {
  const questions = [...Map.groupBy(items, ({ itemId }) => itemId).values()];
  const points = new Set(questions.map((own) => own.reduce((sum, one) => sum + one.points, 0)));
  return choosesOne && questions.length > 1 && questions.length <= mostToChooseFrom && points.size === 1;
}

/** One box for questions of which one is chosen: as many lines as the longest of them wants, the student fills in its number. */
function optionalZone({ title, items }: PaperOutline['sections'][number], lines: readonly Line[]): ZoneOf<'optional'> {
  const questions = [...Map.groupBy(items, ({ itemId }) => itemId)];
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const linesOf = (own: readonly OutlineItem[]) => sum(own.map((item) => ownLines(item, lines) ?? item.space.rows));
  return {
    kind: 'optional',
    id: `choice-${questions[0]![0]}`,
    title: title.slice(0, 80),
    items: questions.map(([itemId, own]) => ({ itemId, label: own[0]!.label.split('(')[0]!, parts: own.length })),
    points: Math.max(...questions.map(([, own]) => sum(own.map(({ points }) => points)))),
    lines: Math.min(mostLines, Math.max(...questions.map(([, own]) => linesOf(own)))),
  };
}

const ownLines = ({ itemId, part }: Pick<OutlineItem, 'itemId' | 'part'>, lines: readonly Line[]): number | undefined =>
  lines.find((one) => one.itemId === itemId && one.part === part)?.lines;

function zoneOf(item: OutlineItem, title: string, lines: readonly Line[]): SheetZone {
  const id = fieldIdOf(item);
  const { label, points, type } = item;
  if (type === questionTypes.gapFilling)
    return {
      kind: 'gaps',
      id,
      title,
      items: [{ itemId: id, label, gaps: Math.min(mostGaps, Math.max(1, item.gaps)), points }],
    };
  const choice = choiceOf(item, id);
  if (choice) return { kind: 'choices', id, title, items: [choice] };
  const rows = ownLines(item, lines) ?? item.space.rows;
  if (item.space.kind === 'grid' && rows * squaresInRow >= essayFrom)
    return { kind: 'essay', id, title, itemId: id, label, points, squares: rows * squaresInRow };
  const isRuled = item.space.kind !== 'blank';
  return { kind: 'answer', id, title, itemId: id, label, points, lines: Math.min(mostLines, rows), isRuled };
}

function choiceOf(
  { type, options, label, points }: OutlineItem,
  itemId: string,
): ZoneOf<'choices'>['items'][number] | null {
  const isTruth = type === questionTypes.trueFalse;
  const isMultiple = type === questionTypes.multipleChoice;
  if (!isTruth && !isMultiple && type !== questionTypes.singleChoice) return null;
  const count = isTruth ? 2 : Math.min(mostOptions, Math.max(2, options));
  return { itemId, label, options: count, isMultiple, isTruth, points };
}

/** Whether lines of it can be chosen: an answer in words. */
export const hasLines = ({ type }: Pick<OutlineItem, 'type'>): boolean =>
  type === questionTypes.calculation || type === questionTypes.shortAnswer;
