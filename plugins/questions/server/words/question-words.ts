import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import { contentsOf } from '../../kit/common/walk-body';
import type { Difficulty } from '../../kit/common/types/difficulty';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { QuestionKind } from '../../model/kinds';
import { mark, wordsOfContent } from './readings';

/** Words of one question that are kept: a passage is found by its beginning, as everything is that people look for. */
const mostWords = 900;

/** Search facts of a question besides its text. */
export interface Found {
  readonly body: QuestionBody;
  readonly difficulty: Difficulty;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly kind: QuestionKind;
  readonly year: number | null;
  /** Chapters and all above these. */
  readonly nodeIds: readonly Id[];
  readonly pointIds: readonly Id[];
  readonly listedAt: Date;
  /** In whose bank it stands; null: in no school's. */
  readonly bankSchoolId: Id | null;
}

export type Fact =
  | 'type'
  | 'difficulty'
  | 'stage'
  | 'subject'
  | 'grade'
  | 'kind'
  | 'year'
  | 'node'
  | 'point'
  | 'month'
  | 'school';

/** A fact as a word of the index: what narrows a search is looked up with its words, before anything is cut off. */
export const factWord = (fact: Fact, value: string | number): string => `${mark.fact}${fact}:${value}`;

/** All words under which a question is found. */
export function wordsOf(found: Found): string[] {
  const words = new Set<string>();
  for (const { content } of contentsOf(found.body))
    for (const word of wordsOfContent(content)) if (words.size < mostWords) words.add(word);
  const facts = [
    factWord('type', found.body.type),
    factWord('difficulty', found.difficulty),
    factWord('stage', found.stage),
    factWord('subject', found.subjectId),
    factWord('grade', found.gradeId),
    factWord('kind', found.kind),
    ...(found.year === null ? [] : [factWord('year', found.year)]),
    ...found.nodeIds.map((id) => factWord('node', id)),
    ...found.pointIds.map((id) => factWord('point', id)),
    factWord('month', monthOf(found.listedAt)),
    ...(found.bankSchoolId === null ? [] : [factWord('school', found.bankSchoolId)]),
  ];
  return [...words, ...facts];
}

/** Months since the beginning of our calendar. */
const monthOf = (time: Date): number => time.getUTCFullYear() * 12 + time.getUTCMonth();

/** So many months are asked for at once, one group after the other: the newest first, then ever more. */
const groups = [3, 3, 6, 12, 24, 48];

/** All questions in groups from the newest to the oldest: each is a `tsquery`, and every question answers one of them. */
export function monthLayers(now: Date): readonly string[] {
  const layers: string[] = [];
  const top = monthOf(now) + 1;
  let from = top;
  for (const size of groups) {
    layers.push(`(${months(from, size)})`);
    from -= size;
  }
  return [...layers, `!(${months(top, top - from)})`];
}

const months = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `'${factWord('month', from - at)}'`).join(' | ');
