import { AppError, conflict, invalid, notFound, wireCodes } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { DeploymentKey } from 'edutech/core/server/security/deployment-key';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type { InputOf } from 'edutech/core/common/endpoint';
import type * as api from '../../../api';
import { itemsOf, type PaperDocument, sectionsOf } from '../../../model/paper/document';
import { countAsked, outlineOf, spansOf } from '../../../model/sitting/outline';
import { refuseUnfair } from '../../papers/refuse-unfair';
import { seatStudents } from '../../../model/sitting/seats';
import { routes } from '../../../routes';
import { countBegun, insertExam, lockOwnExam, updateWithdrawn } from '../exams.queries';
import type { ExamKey, FrozenExams } from '../frozen-exams';
import { freezeItems, paperForStudents } from './freeze-paper';
import { openDocument } from '../../sealing/seal';
import { actKinds } from '../contributions/figure-source.queries';
import {
  type HoldablePaper,
  selectHoldableClasses,
  selectHoldablePaper,
  selectStudents,
  selectTeachers,
} from './plan.queries';
import {
  countTeachers,
  insertClasses,
  insertRooms,
  insertSittings,
  type NewSitting,
  selectSeated,
  type ToldStudent,
} from './seating.queries';

export interface PublishingParts {
  readonly acts: readonly ActCounter<Db>[];
  readonly audit: Audit;
  readonly bank: QuestionBank<Db>;
  readonly deploymentKey: DeploymentKey;
  readonly files: Files;
  readonly frozenExams: FrozenExams;
  readonly notifications: Notifications;
}

/** How far a start may lie back when its call arrives. Milliseconds. */
const startGrace = 60_000;

/** Sections that may have times of their own; of a sealed paper their numbers alone, without a word of it. */
function sectionsToPlan(paper: HoldablePaper, deploymentKey: DeploymentKey) {
  return sectionsOf(documentOf(paper, deploymentKey)).map(({ id, title, items }) => ({
    sectionId: id,
    title: paper.document ? title : '',
    items: items.length,
  }));
}

export const examPlan =
  ({ deploymentKey }: Pick<PublishingParts, 'deploymentKey'>): Handler<typeof api.examPlan> =>
  async ({ db, actor, input, now, language }) => {
    const paper = await selectHoldablePaper(db, actor, input.paperId, language);
    const termId = await currentTermId(db, now);
    const classes = await selectHoldableClasses(db, actor, { termId, subjectId: paper.subjectId });
    const schoolId = actor.schoolId!;
    const ids = classes.map(({ classId }) => classId);
    const students = Map.groupBy(await selectStudents(db, schoolId, ids, termId), ({ classId }) => classId);
    return {
      paperId: paper.paperId,
      title: paper.title,
      subject: paper.subject,
      grade: paper.grade,
      questions: paper.questions,
      points: paper.points,
      minutes: paper.minutes,
      sections: sectionsToPlan(paper, deploymentKey),
      sealedUntil: paper.releasesAt,
      classes: classes.map((one) => ({
        ...one,
        students: (students.get(one.classId) ?? []).map(({ personId, name }) => ({ personId, name })),
      })),
      teachers: await selectTeachers(db, schoolId, termId),
      me: actor.personId,
    };
  };

/** A sealed one is opened in memory, for what its students get enciphered and the vault keeps: no table has a word of it. */
function documentOf({ document, sealed, paperId }: HoldablePaper, deploymentKey: DeploymentKey): PaperDocument {
  const opened = document ?? openDocument(deploymentKey, paperId, sealed!);
  if (!opened) throw new AppError('exam.error.sealedElsewhere', wireCodes.unavailable);
  return opened;
}

export const publishExam =
  (parts: PublishingParts): Handler<typeof api.publishExam> =>
  async ({ db, actor, input, now, client, language }) => {
    const { audit, bank, deploymentKey, frozenExams } = parts;
    const paper = await selectHoldablePaper(db, actor, input.paperId, language);
    const document = documentOf(paper, deploymentKey);
    const exam = { schoolId: actor.schoolId!, examId: input.examId };
    const startsAt = new Date(input.startsAt);
    for (const [at, { from = 0, minutes = input.minutes }] of (input.limits ?? []).entries())
      if (from >= Math.min(minutes, input.minutes)) throw wrongField(`limits/${at}/from`, 'exam.error.closesFirst');
    if (itemsOf(document).length === 0) throw invalid('exam.error.emptyPaper');
    refuseUnfair(document);
    if (startsAt.getTime() < now.getTime() - startGrace) throw wrongField('startsAt', 'exam.error.past');
    if (paper.releasesAt && startsAt < paper.releasesAt) throw wrongField('startsAt', 'exam.error.beforeRelease');
    const spans = spansOf(input.limits ?? [], input.minutes);
    const outline = outlineOf(document, spans);
    const seats = await seatsOf(db, actor, paper, input, now);
    const inserted = await insertExam(db, {
      ...exam,
      paperId: paper.paperId,
      title: input.title.trim(),
      subjectId: paper.subjectId,
      gradeId: paper.gradeId,
      document: paper.document,
      outline,
      release: paper.document ? null : (input.release ?? 'people'),
      questions: countAsked(outline),
      points: paper.points,
      mode: input.mode,
      start: input.start,
      startsAt,
      minutes: input.minutes,
      earliest: Math.min(input.earliest, input.minutes),
      note: input.note.trim(),
      publishedBy: actor.personId,
      publishedAt: now,
    });
    if (inserted === 0) {
      await lockOwnExam(db, actor, input.examId);
      return { examId: input.examId, students: (await selectSeated(db, exam)).length };
    }
    const items = await freezeItems(db, bank, document);
    await frozenExams.store(db, exam, items, await paperForStudents(db, parts, document, items, spans));
    const act = { kind: actKinds.publish.id, schoolId: exam.schoolId, personId: actor.personId, at: now };
    for (const counter of parts.acts) await counter.note(db, [act]);
    await insertClasses(db, exam, input.classIds);
    await insertRooms(db, exam, input.rooms);
    await insertSittings(db, exam, seats);
    const students = seats.map(({ id, personId }) => ({ sittingId: id, personId }));
    await notifyGiven(db, parts.notifications, exam, { title: input.title.trim(), startsAt }, students, now);
    await audit.record(db, actor, {
      act: 'exam.hold',
      ...aboutExam({ ...exam, title: input.title }, client.address),
    });
    return { examId: input.examId, students: students.length };
  };

/** Seats of the classes' students in the planned rooms. */
async function seatsOf(
  db: Db,
  actor: SignedIn,
  { subjectId }: HoldablePaper,
  { classIds, rooms, extras }: InputOf<typeof api.publishExam>,
  now: Date,
): Promise<NewSitting[]> {
  const termId = await currentTermId(db, now);
  const schoolId = actor.schoolId!;
  const taught = new Set((await selectHoldableClasses(db, actor, { termId, subjectId })).map(({ classId }) => classId));
  if (!classIds.every((id) => taught.has(id))) throw notFound('exam.error.notTaught');
  const watching = [...new Set(rooms.flatMap(({ invigilators }) => invigilators))].filter(
    (id) => id !== actor.personId,
  );
  if (watching.length > 0 && (await countTeachers(db, schoolId, termId, watching)) < watching.length)
    throw notFound('exam.error.noTeacher');
  const students = await selectStudents(db, schoolId, classIds, termId);
  if (students.length === 0) throw invalid('exam.error.noStudents');
  const seated = seatStudents(students, rooms);
  if (!seated) throw wrongField('rooms', 'exam.error.noSeats');
  const extra = new Map(extras.map(({ personId, minutes }) => [personId, minutes]));
  return seated.map((one) => ({ ...one, id: newId(), extraMinutes: extra.get(one.personId) ?? 0 }));
}

const aboutExam = ({ schoolId, examId, title }: ExamKey & { readonly title: string }, address: string) => ({
  objectKind: 'exam',
  objectId: examId,
  schoolId,
  facts: { title },
  address,
});

const thing = ({ schoolId, examId }: ExamKey) => ({ schoolId, area: 'exam', thread: `exam/${examId}` });

const notifyGiven = (
  db: Db,
  notifications: Notifications,
  exam: ExamKey,
  { title, startsAt }: { readonly title: string; readonly startsAt: Date },
  students: readonly ToldStudent[],
  now: Date,
) =>
  notifications.notify(
    db,
    {
      ...thing(exam),
      people: students.map(({ personId, sittingId }) => ({ personId, path: routes.sitting.to({ id: sittingId }) })),
      key: 'exam.notice.given',
      params: { title, at: cityMinute(startsAt).slice(5) },
      at: now,
    },
    now,
  );

export const withdrawExam =
  ({ audit, notifications }: PublishingParts): Handler<typeof api.withdrawExam> =>
  async ({ db, actor, input, now, client }) => {
    const exam = await lockOwnExam(db, actor, input.examId);
    if ((await countBegun(db, exam)) > 0) throw conflict('exam.error.begun');
    if (!exam.withdrawnAt) {
      await updateWithdrawn(db, exam, now);
      await notifications.withdraw(db, [thing(exam)]);
      await audit.record(db, actor, { act: 'exam.takeBack', ...aboutExam(exam, client.address) });
    }
    return { withdrawn: true };
  };

export const restoreExam =
  ({ notifications }: PublishingParts): Handler<typeof api.restoreExam> =>
  async ({ db, actor, input, now }) => {
    const exam = await lockOwnExam(db, actor, input.examId);
    if (exam.withdrawnAt) {
      await updateWithdrawn(db, exam, null);
      await notifyGiven(db, notifications, exam, exam, await selectSeated(db, exam), now);
    }
    return { withdrawn: false };
  };
