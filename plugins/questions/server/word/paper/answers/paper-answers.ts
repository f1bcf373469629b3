import type { SourceLine } from '../../document/source-line';
import type { Around } from '../items/build-question';
import { type PointsFound, pointsIn } from '../line-labels';
import { isGroup, type RawGroup, type RawPaper, type RawQuestion } from '../raw-paper';
import { typeOfSection } from '../section-type';
import { type AnswerList, type ListedAnswer, listAnswers } from './answer-list';

/** A list of answers, and the entries of the paper that it may be about. */
interface Scoped extends AnswerList {
  readonly from: number;
  readonly to: number;
}

const isAbout = ({ from, to }: Scoped, entry: number) => entry >= from && entry < to;

/** What a paper says of its questions elsewhere than with them: their answers, and what their section says of points. */
export class Answers {
  readonly #raw: RawPaper;
  readonly #lists: readonly Scoped[];
  readonly #used = new Set<ListedAnswer>();
  readonly #points: readonly PointsFound[];

  constructor(raw: RawPaper, more: readonly SourceLine[] | null) {
    this.#raw = raw;
    const everything = { from: 0, to: raw.entries.length };
    this.#lists = [
      ...raw.answers.map(({ lines, from, to }) => ({ ...copied(listAnswers(lines)), from, to })),
      ...(more ? [{ ...copied(listAnswers(more)), ...everything }] : []),
    ];
    const counts = new Map<number | null, number>();
    for (const entry of raw.entries)
      counts.set(entry.section, (counts.get(entry.section) ?? 0) + questionsIn(entry).length);
    this.#points = raw.sections.map((section, at) => withShare(pointsIn(section.text), counts.get(at) ?? 0));
  }

  /** Of a question by its number, its section and its place among the entries. */
  around(section: number | null, number: number, entry: number): Around {
    const found = this.#answerOf(section, number, entry);
    if (found) this.#used.add(found);
    const points = section === null ? undefined : this.#points[section];
    return {
      type: typeOfSection(this.#raw.sections, section),
      each: points?.each ?? null,
      perGap: points?.perGap ?? null,
      answer: found?.answer ?? [],
      analysis: found?.analysis ?? [],
    };
  }

  /** The list nearest to the question speaks first; where numbers begin anew in each section, the section decides. */
  #answerOf(section: number | null, number: number, entry: number): ListedAnswer | undefined {
    const ordinal = section === null ? '' : (this.#raw.sections[section]?.ordinal ?? '');
    const near = this.#lists
      .filter((list) => isAbout(list, entry))
      .toSorted((one, other) => one.to - one.from - (other.to - other.from));
    // a number that only one question has may be answered anywhere
    const others = this.#isOnce(number) ? this.#lists.filter((list) => !isAbout(list, entry)) : [];
    for (const { answers } of [...near, ...others]) {
      const same = answers.filter((answer) => answer.number === number && !this.#used.has(answer));
      const found = same.find((answer) => ordinal !== '' && answer.ordinal === ordinal) ?? same[0];
      if (found) return found;
    }
    return undefined;
  }

  #isOnce = (number: number) =>
    this.#raw.entries.flatMap(questionsIn).filter((question) => question.number === number).length < 2;

  /** What is said of all questions of an entry together. */
  analysisOf = (entry: number): readonly SourceLine[] =>
    this.#lists.filter((list) => isAbout(list, entry) && list.to - list.from === 1).flatMap(({ analysis }) => analysis);

  left = () =>
    this.#lists.flatMap(({ answers }) => answers).filter((one) => !this.#used.has(one) && one.answer.length > 0);
}

const copied = ({ answers, analysis }: AnswerList): AnswerList => ({ answers, analysis });

const questionsIn = (entry: RawQuestion | RawGroup) => (isGroup(entry) ? entry.questions : [entry]);

/** Where a section says its points but not those of a question, they are shared out, if that leaves no odd figures. */
function withShare(points: PointsFound, count: number): PointsFound {
  if (points.each !== null || points.perGap !== null || points.total === null || count === 0) return points;
  const share = points.total / count;
  return Number.isInteger(share * 2) ? { ...points, each: share } : points;
}
