import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { cityTime, daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { storeAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import { Evidence } from 'edutech/plugins/situation/api';
import { demoChapterIds } from 'edutech/plugins/textbook/kit/server/demo-chapters';
import { WrongQuestions } from 'edutech/plugins/wrong/api';
import { placesOf, submittedMark } from '../../model/answering/places';
import { type Block, itemsOf, questionsIn } from '../../model/book/document';
import { noStage } from '../../model/lesson/stage';
import { type GuideAnswer, guideAnswers, updateAttempts } from '../answering/answers.queries';
import type { KnownAttempt } from '../answering/known-attempts';
import { markBlocks } from '../answering/mark-blocks';
import { reportResults } from '../answering/report-results';
import { keepReferences } from '../books/check-document';
import { insertBook, updateShared } from '../books/books.queries';
import { insertAttempts, selectStudents, updateStage, upsertAssignment } from '../lessons/assignments.queries';
import { answersToQuestion, answerToAsk, ownQuestion } from './answers';
import { GuideParts } from './guide-parts';
import { type DemoGuide, type DemoLesson, demoGuides } from './guides';

const book = 'junior-mathematics-7a-pep';
const foreignTeacher = '201/teacher/mathematics/1';
const minute = 60_000;

/** Guide books of the demo city, with what classes have answered. */
export async function build(context: DemoContext): Promise<void> {
  for (const guide of demoGuides(context.folder, context.id)) await add(context, guide);
}

async function add(context: DemoContext, guide: DemoGuide): Promise<void> {
  const { db, id, world, files } = context;
  const isForeign = guide.owner === 'foreign';
  const schoolId = isForeign ? world.otherSchoolId : world.schoolId;
  const ownerId = demoPersonId(context, isForeign ? foreignTeacher : guide.owner);
  const key = { schoolId, id: id(`guide.book.${guide.slug}`) };
  const subjectId = id('subject/mathematics');
  const { title, document } = guide;
  await insertBook(db, {
    ...key,
    ownerId,
    subjectId,
    gradeId: id('grade/7'),
    nodeId: demoChapterIds(context, book, guide.chapter).at(-1)!,
    title,
    document,
    now: daysAgo(context, guide.lesson === 'over' ? 9 : 2),
  });
  await keepReferences(db, { files }, key, document, ownerId);
  if (guide.isShared) await updateShared(db, { personId: ownerId }, [key.id], true);
  if (guide.lesson === 'none') return;
  const classId = isForeign ? world.foreignClassId : guide.owner === 'teacher' ? world.classId : world.otherClassId;
  await give(context, guide, { ...key, ownerId, classId, subjectId });
}

/** Times of a lesson, beside those of the school day. */
function timesOf(context: DemoContext, lesson: DemoLesson) {
  const now = context.clock.now();
  const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minute);
  if (lesson === 'running') {
    const lessonAt = after(now, -12);
    return { startsAt: daysAgo(context, 1), lessonAt, afterAt: after(now, 300), dueAt: cityTime(context, 2, '22:00') };
  }
  const lessonAt = cityTime(context, lesson === 'coming' ? 1 : -4, '10:05');
  const dueAt = cityTime(context, lesson === 'coming' ? 3 : -1, '22:00');
  return { startsAt: after(lessonAt, -2880), lessonAt, afterAt: after(lessonAt, 45), dueAt };
}

interface Given {
  readonly schoolId: Id;
  readonly id: Id;
  readonly ownerId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
}

async function give(context: DemoContext, guide: DemoGuide, { id: bookId, ...given }: Given): Promise<void> {
  const { db, id, world } = context;
  const { schoolId, ownerId, classId, subjectId } = given;
  const { title, document, lesson } = guide;
  const assignment = { schoolId, id: id(`guide.assignment.${guide.slug}`) };
  const times = timesOf(context, lesson);
  const row = { ...assignment, bookId, classId, subjectId, title, document, times, publishedBy: ownerId };
  await upsertAssignment(db, { ...row, now: times.startsAt });
  const students = await selectStudents(db, schoolId, classId, world.termId);
  const attempts = students.map(({ personId }, at) => ({ id: id(`guide.attempt.${guide.slug}.${at}`), personId }));
  await insertAttempts(db, assignment, attempts);
  const shown = document.blocks.filter(({ phase }) => phase === 'in').slice(0, 2);
  const opened = lesson === 'running' ? shown.map((block) => block.id) : [];
  const stage = { ...noStage, blockId: opened.at(-1) ?? null, step: opened.length > 0 ? 3 : 0 };
  await updateStage(db, assignment, stage, opened);
  if (guide.owner !== 'teacher') return;
  const places = placesOf(document, assignment.id);
  for (const [at, attempt] of attempts.entries()) {
    const known: KnownAttempt = {
      schoolId,
      ...attempt,
      assignmentId: assignment.id,
      classId,
      subjectId,
      title,
      startsAt: times.startsAt,
      document,
      groups: [],
      places,
    };
    await answer(context, known, { at, lesson, opened, times });
  }
}

interface Doing {
  /** Place of the student in the class list. */
  readonly at: number;
  readonly lesson: DemoLesson;
  readonly opened: readonly Id[];
  readonly times: { readonly startsAt: Date; readonly lessonAt: Date };
}

/** How much of a block a student of this place does: nothing, some of it, or all, which is submitted. */
function shareOf(block: Block, { at, lesson, opened }: Doing): 'none' | 'some' | 'all' {
  if (itemsOf(block).length === 0) return 'none';
  if (lesson === 'over') return at % 11 === 7 ? 'none' : 'all';
  if (lesson === 'coming') return block.phase !== 'before' || at % 3 === 2 ? 'none' : at % 3 === 1 ? 'some' : 'all';
  if (block.phase === 'before') return at % 9 === 8 ? 'some' : 'all';
  if (!opened.includes(block.id)) return 'none';
  return opened[0] === block.id || at % 4 === 0 ? 'all' : at % 4 === 1 ? 'none' : 'some';
}

async function answer(context: DemoContext, attempt: KnownAttempt, doing: Doing): Promise<void> {
  const { db, id } = context;
  const [parts] = context.contributed(GuideParts);
  if (!parts) return;
  const questions = questionsIn(attempt.document);
  const bodies = await parts.bank.bodies(db, questions);
  const keys = await parts.bank.keys(db, questions);
  const rows: GuideAnswer[] = [];
  const submitted = new Map<Id, Date>();
  const base = { schoolId: attempt.schoolId, attemptId: attempt.id, personId: attempt.personId };
  const put = (itemId: Id, part: number, given: GuideAnswer['answer'], writtenAt: Date) =>
    rows.push({
      ...base,
      itemId,
      part,
      answer: given,
      isBlank: isBlankAnswer(given),
      counts: true,
      client: id(`guide.client.${attempt.id}`),
      sequence: rows.length,
      writtenAt,
    });
  for (const block of attempt.document.blocks) {
    const share = shareOf(block, doing);
    if (share === 'none') continue;
    const from = block.phase === 'before' ? doing.times.startsAt : doing.times.lessonAt;
    const at = new Date(from.getTime() + (3 + (doing.at % 7)) * minute);
    for (const [place, item] of itemsOf(block).entries()) {
      if (share === 'some' && place > 0) break;
      const luck = doing.at + place;
      const key = item.kind === 'question' ? versionKey(item) : '';
      const given =
        item.kind === 'ask'
          ? [answerToAsk(item, luck)]
          : answersToQuestion(
              bodies.get(key) as QuestionBody,
              (keys.get(key) ?? {}) as QuestionKey,
              luck % 10 < 7,
              luck,
            );
      for (const [part, one] of given.entries()) put(item.id, part, one, at);
    }
    if (share === 'all') {
      put(block.id, 0, submittedMark, at);
      submitted.set(block.id, at);
    }
  }
  if (doing.lesson === 'running' && doing.at % 7 === 4 && rows.length > 0)
    put(attempt.assignmentId, 0, ownQuestion(doing.at), doing.times.lessonAt);
  if (rows.length === 0) return;
  const last = rows.at(-1)!.writtenAt;
  await storeAnswers(db, guideAnswers, rows, last);
  const seconds = 240 + (doing.at % 9) * 45;
  const seen = { ...base, id: attempt.id };
  await updateAttempts(db, [{ ...seen, submitted: [], seconds: 0 }], new Date(last.getTime() - seconds * 1000));
  await updateAttempts(db, [{ ...seen, submitted: [...submitted.keys()], seconds }], last);
  const marks = await markBlocks(db, parts.bank, [{ attempt, blocks: submitted }], last);
  const [evidence, wrong] = [context.contributed(Evidence), context.contributed(WrongQuestions)];
  await reportResults(db, { bank: parts.bank, evidence: evidence as never, wrong: wrong as never }, marks);
}
