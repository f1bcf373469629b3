import { setImmediate } from 'node:timers/promises';
import type { QuestionBody } from '../../../kit/common/question-body';
import { questionTypes } from '../../../kit/common/types/question-types';
import type { PaperProblem, Place, SourceDocument } from '../document/source-line';
import { Answers } from './answers/paper-answers';
import { buildGroup } from './items/build-group';
import { buildQuestion } from './items/build-question';
import { textOfLines } from './content-of';
import { splitPaper } from './split-paper';
import { pointsIn } from './line-labels';
import { isGroup, numbersIn, type RawFields, type RawGroup, type RawPaper, type RawQuestion } from './raw-paper';
import type { ReadItem } from './items/read-item';
import { typeOfSection } from './section-type';

/** Questions that are built before others have their turn. */
const itemsPerTurn = 20;

/** A section of a paper: its title, and its statement about points. */
export interface ReadSection {
  readonly ordinal: string;
  readonly title: string;
  readonly each: number | null;
  readonly total: number | null;
}

/** A paper in questions. */
export interface ReadQuestions {
  readonly title: string;
  readonly sections: readonly ReadSection[];
  readonly items: readonly ReadItem[];
  readonly problems: readonly PaperProblem[];
  /** Starts of other content than questions: sections, and the answers at the end. */
  readonly heads: readonly Place[];
}

/**
 * The questions of a paper: its lines sorted, each question built, answers from the end of the paper or from `more` (a
 * file of answers) joined by number.
 */
export async function questionsOf(
  document: SourceDocument,
  more: SourceDocument | null = null,
): Promise<ReadQuestions> {
  const raw = await splitPaper(document.lines);
  const answers = new Answers(raw, more?.lines ?? null);
  const items: ReadItem[] = [];
  for (const [at, entry] of raw.entries.entries()) {
    items.push(isGroup(entry) ? groupItem(entry, at, raw, answers) : questionItem(entry, at, raw, answers));
    if (at % itemsPerTurn === 0) await setImmediate();
  }
  const sections = raw.sections.map(({ ordinal, title, text }) => {
    const { each, total } = pointsIn(text);
    return { ordinal, title, each, total };
  });
  const nowhere = { page: 1, paragraph: 1 };
  const problems: PaperProblem[] = [
    ...document.problems,
    ...raw.problems,
    ...twice(raw),
    ...answers.left().map(
      ({ number, answer, analysis }): PaperProblem => ({
        problem: 'answerWithoutItem',
        place: (answer[0] ?? analysis[0])?.place ?? nowhere,
        detail: String(number),
      }),
    ),
    ...(items.length === 0 ? [{ problem: 'noItems' as const, place: nowhere, detail: '' }] : []),
  ];
  const heads = [...raw.sections.map(({ place }) => place), ...raw.answers.map(({ place }) => place)];
  return { title: raw.title, sections, items, problems, heads };
}

/** Numbers that stand twice under one head. */
function twice({ entries }: RawPaper): PaperProblem[] {
  const seen = new Set<string>();
  return entries
    .flatMap((entry) => (isGroup(entry) ? [] : [entry]))
    .flatMap(({ number, section, place }): PaperProblem[] => {
      const name = `${section}.${number}`;
      if (seen.has(name)) return [{ problem: 'numberTwice', place, detail: String(number) }];
      seen.add(name);
      return [];
    });
}

const about = (fields: RawFields) => ({
  knowledge: textOfLines(fields.get('knowledge') ?? [])
    .split(/[;；、\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length < 60)
    .slice(0, 20),
  difficulty:
    textOfLines(fields.get('difficulty') ?? [])
      .trim()
      .slice(0, 40) || null,
});

function questionItem(raw: RawQuestion, at: number, paper: RawPaper, answers: Answers): ReadItem {
  const around = answers.around(raw.section, raw.number, at);
  const { part, key, trust } = buildQuestion(raw, around);
  const head = { number: String(raw.number), section: raw.section, place: raw.place, ...about(raw.fields) };
  if (around.type !== questionTypes.listening || typeOfSection(paper.sections, raw.section) !== questionTypes.listening)
    return { ...head, body: part as QuestionBody, key, trust };
  // what is listened to is a recording with questions, be it one
  const transcript = raw.fields.get('transcript');
  const group: RawGroup = {
    ...raw,
    introduction: '听',
    range: null,
    lines: [],
    questions: [raw],
    options: [],
    fields: transcript ? new Map([['transcript', transcript]]) : new Map(),
  };
  return {
    ...head,
    ...buildGroup(
      { ...group, questions: [{ ...raw, fields: withoutTranscript(raw.fields) }] },
      around.type,
      () => around,
      [],
    ),
  };
}

const withoutTranscript = (fields: RawFields): RawFields =>
  new Map([...fields].filter(([field]) => field !== 'transcript'));

function groupItem(raw: RawGroup, at: number, paper: RawPaper, answers: Answers): ReadItem {
  const built = buildGroup(
    raw,
    typeOfSection(paper.sections, raw.section),
    (number) => answers.around(raw.section, number, at),
    answers.analysisOf(at),
  );
  const fields: RawFields = new Map([...raw.fields, ...raw.questions.flatMap((question) => [...question.fields])]);
  const number = raw.questions[0]?.number ?? raw.range?.[0] ?? numbersIn(raw)[0];
  return {
    number: number === undefined ? '' : String(number),
    section: raw.section,
    place: raw.place,
    ...about(fields),
    ...built,
  };
}
