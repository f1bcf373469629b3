import { answerInWords } from 'edutech/plugins/questions/kit/common/answer-in-words';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { Language } from 'edutech/core/common/languages';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type * as api from '../../api';
import type { Summary } from '../../api/summary';
import { discriminationOf, distributionOf, meanShare, medianShare, mostFrequent } from '../../model/marking/summary';
import { selectAnswers, type CurrentAnswer } from '../answering/answers.queries';
import { type HomeworkRow, selectHomework } from '../homework/homework.queries';
import { loadItems, type SheetItem } from '../homework/sheet';
import { selectAssignmentsOf } from '../publishing/published.queries';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { type MarkableAttemptRow, type MarkRow, selectMarkableAttempts, selectMarks } from './marks.queries';

/** Media type of an Arrow IPC stream (IANA). */
const arrowType = 'application/vnd.apache.arrow.stream';
/** Most frequent mistakes shown for an item. */
const mostMistakes = 5;

/** The data of homework statistics. */
export interface SummaryData {
  readonly homework: HomeworkRow;
  readonly people: readonly MarkableAttemptRow[];
  readonly items: readonly SheetItem[];
  /** Of the first round, before corrections. */
  readonly marks: readonly MarkRow[];
}

export async function loadSummaryData(
  db: Db,
  bank: QuestionBank<Db>,
  actor: SignedIn,
  { homeworkId, assignmentId }: { readonly homeworkId: Id; readonly assignmentId?: Id },
): Promise<SummaryData> {
  const homework = await selectHomework(db, actor, homeworkId);
  const people = await selectMarkableAttempts(db, actor, { homeworkId: homework.id, assignmentId });
  const [items, marks] = await Promise.all([
    loadItems(db, bank, homework),
    selectMarks(
      db,
      homework.schoolId,
      people.map(({ id }) => id),
    ),
  ]);
  return { homework, people, items, marks: marks.filter(({ round }) => round === 0) };
}

export interface SummaryParts {
  readonly bank: QuestionBank<Db>;
  readonly textbooks: Textbooks<Db>;
}

export const homeworkSummary =
  ({ bank, textbooks }: SummaryParts): Handler<typeof api.homeworkSummary> =>
  async ({ db, actor, input, accept, language }) => {
    const context = await loadSummaryData(db, bank, actor, input);
    if (accept.includes(arrowType))
      return { raw: true, headers: { 'content-type': arrowType }, body: await arrowOf(context) };
    const { homework, people } = context;
    const classes = (await selectAssignmentsOf(db, actor, [homework.id])).filter(
      ({ id, withdrawnAt }) => !withdrawnAt && (!input.assignmentId || id === input.assignmentId),
    );
    const answers = await selectAnswers(
      db,
      homework.schoolId,
      people.map(({ id }) => id),
    );
    const corrected = people
      .filter(({ openParts }) => openParts === 0)
      .map(({ points, of }) => ({ points: points ?? 0, of }));
    const sum = (of: (one: (typeof classes)[number]) => number) => classes.reduce((total, one) => total + of(one), 0);
    return {
      title: homework.title,
      students: sum(({ students }) => students),
      submitted: sum(({ submitted }) => submitted),
      corrected: sum((one) => one.corrected),
      mean: meanShare(corrected),
      median: medianShare(corrected),
      distribution: distributionOf(corrected),
      items: itemsOf(
        context,
        answers.filter(({ round }) => round === 0),
      ),
      knowledge: await knowledgeOf(db, { bank, textbooks }, context, language),
      people: people.map(({ id, name, className, points, of }) => ({
        attemptId: id,
        name,
        className,
        points: points ?? 0,
        of,
      })),
    };
  };

export function itemsOf({ people, items, marks }: SummaryData, answers: readonly CurrentAnswer[]): Summary['items'] {
  const totals = new Map(people.map(({ id, points }) => [id, points ?? 0]));
  const given = new Map(answers.map((one) => [`${one.attemptId}/${one.itemId}/${one.part}`, one.answer]));
  const ofPart = Map.groupBy(marks, ({ itemId, part }) => `${itemId}/${part}`);
  return items.flatMap((item) =>
    answeredParts(item.body).map(({ points: of }, part) => {
      const all = (ofPart.get(`${item.id}/${part}`) ?? []).flatMap(({ points, ...mark }) =>
        points === null ? [] : { ...mark, points },
      );
      const count = (state: MarkRow['state']) => all.filter((mark) => mark.state === state).length;
      const wrong = all.filter(({ state }) => state === 'wrong' || state === 'partly');
      return {
        itemId: item.id,
        part,
        of,
        marked: all.length,
        right: count('right'),
        partly: count('partly'),
        wrong: count('wrong'),
        blank: count('blank'),
        facility: meanShare(all),
        discrimination: discriminationOf(all, totals),
        mistakes: mostFrequent(
          wrong.map(({ attemptId }) => answerInWords(given.get(`${attemptId}/${item.id}/${part}`) ?? {})),
          mostMistakes,
        ),
      };
    }),
  );
}

/** Results by knowledge point: the marks of all items that exercise it. */
async function knowledgeOf(
  db: Db,
  { bank, textbooks }: SummaryParts,
  { items, marks }: SummaryData,
  language: Language,
): Promise<Summary['knowledge']> {
  const facts = await bank.facts(
    db,
    items.flatMap(({ question }) => question ?? []),
  );
  const pointsOf = ({ question }: SheetItem) => (question && facts.get(versionKey(question))?.pointIds) ?? [];
  const names = await textbooks.points(db, [...new Set(items.flatMap(pointsOf))], language);
  const ofItem = Map.groupBy(
    marks.flatMap(({ points, of, itemId }) => (points === null ? [] : { itemId, points, of })),
    ({ itemId }) => itemId,
  );
  return [...names.values()]
    .map(({ pointId, path }) => {
      const own = items.filter((item) => pointsOf(item).includes(pointId));
      return {
        kiid: pointId,
        name: path.at(-1)?.name ?? '',
        items: own.map((item) => items.indexOf(item) + 1),
        facility: meanShare(own.flatMap(({ id }) => ofItem.get(id) ?? [])),
      };
    })
    .sort((one, other) => (one.facility ?? 2) - (other.facility ?? 2));
}

async function arrowOf({ people, marks }: SummaryData): Promise<Buffer> {
  // loaded only when Arrow is requested
  const { tableFromArrays, tableToIPC } = await import('apache-arrow');
  const classes = new Map(people.map(({ id, className }) => [id, className]));
  const table = tableFromArrays({
    attempt: marks.map(({ attemptId }) => attemptId),
    class: marks.map(({ attemptId }) => classes.get(attemptId) ?? ''),
    item: marks.map(({ itemId }) => itemId),
    part: Int8Array.from(marks, ({ part }) => part),
    points: Float32Array.from(marks, ({ points }) => points ?? Number.NaN),
    of: Float32Array.from(marks, ({ of }) => of),
    state: marks.map(({ state }) => state ?? ''),
  });
  return Buffer.from(tableToIPC(table, 'stream'));
}
