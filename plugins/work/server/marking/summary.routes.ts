import { answerInWords } from 'edutech/core/common/question/answer-in-words';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/plugin';
import { writeSheets } from 'edutech/core/server/sheets/write-sheet';
import type { Texts } from 'edutech/core/server/texts';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import type { Summary } from '../../api/summary';
import { discriminationOf, distributionOf, meanShare, medianShare, mostFrequent } from '../../model/marking/summary';
import { selectAnswers, type StandingAnswer } from '../answering/answers.queries';
import { type HomeworkRow, selectHomework } from '../homework/homework.queries';
import { loadItems, type SheetItem } from '../homework/sheet';
import { selectAssignmentsOf } from '../publishing/published.queries';
import { answeredParts } from 'edutech/core/common/question/question-body';
import { type CorrectedRow, type MarkRow, selectCorrected, selectMarks } from './marks.queries';

/** Media type of an Arrow IPC stream (IANA). */
const arrowType = 'application/vnd.apache.arrow.stream';
/** Mistakes that are told of an item. */
const mostMistakes = 5;

interface Ground {
  readonly homework: HomeworkRow;
  readonly people: readonly CorrectedRow[];
  readonly items: readonly SheetItem[];
  /** Of the first round: what one had before setting right. */
  readonly marks: readonly MarkRow[];
}

async function groundOf(
  db: Db,
  bank: QuestionBank<Db>,
  actor: SignedIn,
  { homeworkid, assignmentid }: { readonly homeworkid: Id; readonly assignmentid?: Id },
): Promise<Ground> {
  const homework = await selectHomework(db, actor, homeworkid);
  const people = await selectCorrected(db, actor, { homeworkId: homework.id, assignmentId: assignmentid });
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

export const homeworkSummary =
  (bank: QuestionBank<Db>): Handler<typeof api.homeworkSummary> =>
  async ({ db, actor, input, accept }) => {
    const ground = await groundOf(db, bank, actor, input);
    if (accept.includes(arrowType))
      return { raw: true, headers: { 'content-type': arrowType }, body: await arrowOf(ground) };
    const { homework, people } = ground;
    const classes = (await selectAssignmentsOf(db, actor, [homework.id])).filter(
      ({ id, withdrawnAt }) => !withdrawnAt && (!input.assignmentid || id === input.assignmentid),
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
      pupils: sum(({ pupils }) => pupils),
      submitted: sum(({ submitted }) => submitted),
      corrected: sum((one) => one.corrected),
      mean: meanShare(corrected),
      median: medianShare(corrected),
      distribution: distributionOf(corrected),
      items: itemsOf(
        ground,
        answers.filter(({ round }) => round === 0),
      ),
      people: people.map(({ id, name, className, points, of }) => ({
        attemptid: id,
        name,
        classname: className,
        points: points ?? 0,
        of,
      })),
    };
  };

function itemsOf({ people, items, marks }: Ground, answers: readonly StandingAnswer[]): Summary['items'] {
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
        itemid: item.id,
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

async function arrowOf({ people, marks }: Ground): Promise<Buffer> {
  // only who asks for Arrow pays for loading it
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

export const exportScores =
  (bank: QuestionBank<Db>, texts: Texts): Handler<typeof api.exportScores> =>
  async ({ db, actor, input, language }) => {
    const { homework, people, items, marks } = await groundOf(db, bank, actor, input);
    const say = (key: string) => texts.say(language, `work.scores.${key}`);
    const ofItem = Map.groupBy(marks, ({ attemptId, itemId }) => `${attemptId}/${itemId}`);
    const pointsOf = (attemptId: Id, itemId: Id) => {
      const all = ofItem.get(`${attemptId}/${itemId}`);
      if (!all || all.some(({ points }) => points === null)) return null;
      return all.reduce((sum, { points }) => sum + (points ?? 0), 0);
    };
    const book = await writeSheets([
      {
        name: homework.title || say('sheet'),
        columns: [
          { title: say('usercode'), width: 16 },
          { title: say('name') },
          { title: say('class') },
          { title: say('points') },
          { title: say('of') },
          ...items.map((_, index) => ({
            title: texts.say(language, 'work.scores.item', { number: index + 1 }),
            width: 8,
          })),
        ],
        rows: people.map(({ id, usercode, name, className, points, of }) => [
          usercode,
          name,
          className,
          points,
          of,
          ...items.map((item) => pointsOf(id, item.id)),
        ]),
      },
    ]);
    const name = encodeURIComponent(`${homework.title || say('sheet')}.xlsx`);
    return {
      raw: true,
      headers: {
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
      },
      body: book,
    };
  };
