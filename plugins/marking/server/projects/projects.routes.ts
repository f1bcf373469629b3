import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { ExamResults, ExamToMark, QuestionToMark } from 'edutech/plugins/exam/api';
import { partKeys } from 'edutech/plugins/questions/kit/common/question-key';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import type * as api from '../../api';
import type { QuestionToSet, SetQuestion } from '../../api/projects';
import { keyOfPart } from '../../model/marks/keys';
import { isOnStep, leastMarkers, type MarkStep, usualRules } from '../../model/marks/rules';
import { hasNamedThird } from '../../model/marks/modes';
import { countAgain } from '../marks/count-again';
import { notifyMarkers } from './notify-markers';
import { fillProject } from './open-project';
import { partsToMark } from './parts-to-mark';
import {
  insertProject,
  lockLedProject,
  type ProjectKey,
  selectLedProject,
  selectMarkedExams,
  selectProjects,
  selectTeachers,
  selectTemplates,
  upsertTemplate,
} from './projects.queries';
import { type QuestionRow, replaceMarkers, selectMarkers, selectQuestion, upsertQuestions } from './questions.queries';

export interface ProjectParts {
  readonly audit: Audit;
  readonly notifications: Notifications;
  readonly results: ExamResults<Db, SignedIn>;
}

export const listProjects: Handler<typeof api.listProjects> = ({ db, actor }) => selectProjects(db, actor);

export const examsToMark =
  ({ results }: ProjectParts): Handler<typeof api.examsToMark> =>
  async ({ db, actor }) => {
    const exams = await results.toMark(db, actor);
    if (!actor.schoolId) return [];
    const ids = exams.map(({ examId }) => examId);
    const marked = new Set((await selectMarkedExams(db, actor.schoolId, ids)).map(({ examId }) => examId));
    return exams.filter(({ examId }) => !marked.has(examId));
  };

export const examSetup =
  ({ results }: ProjectParts): Handler<typeof api.examSetup> =>
  async ({ db, actor, input, now }) => {
    const exam = await results.exam(db, actor, input.examId);
    const questions = await questionsToSet(db, results, exam);
    return {
      examId: exam.examId,
      title: exam.title,
      mode: exam.mode,
      students: exam.students.length,
      keyed: exam.outline.sections.flatMap(({ items }) => items).length - questions.length,
      questions,
      teachers: await selectTeachers(db, exam, now),
      templates: await selectTemplates(db, exam.schoolId),
    };
  };

async function questionsToSet(db: Db, results: ExamResults<Db, SignedIn>, exam: ExamToMark): Promise<QuestionToSet[]> {
  const parts = partsToMark(exam, exam.mode === 'online' ? await results.answersToMark(db, exam) : []);
  const questions = await results.questions(db, exam);
  return parts.map(({ itemId, part, label, points }) => ({
    itemId,
    part,
    label,
    points,
    rules: usualRules(points),
    steps: stepsOf(questions.get(itemId), { part, points }),
  }));
}

/** Steps of the rubric of a part, where they come to all of its points and are no levels of one another. */
function stepsOf(
  question: QuestionToMark | undefined,
  { part, points }: { readonly part: number; readonly points: number },
): MarkStep[] {
  if (!question) return [];
  const { body, key } = question;
  const rubric = key ? partKeys(key, answeredParts(body).length)[part]?.rubric : undefined;
  const steps = (rubric ?? []).filter(({ isOff, criterion }) => !isOff && criterion === undefined);
  const sum = steps.reduce((all, step) => all + step.points, 0);
  if (steps.length < 2 || sum !== points) return [];
  return steps.map((step) => ({
    text: plainText(textOf(step.text as Content)).slice(0, 120),
    points: step.points,
  }));
}

export const createProject =
  ({ audit, notifications, results }: ProjectParts): Handler<typeof api.createProject> =>
  async ({ db, actor, input, now, client }) => {
    const { projectId } = input;
    const exam = await results.exam(db, actor, input.examId);
    const project: ProjectKey = { schoolId: exam.schoolId, projectId };
    const asked = await questionsToSet(db, results, exam);
    const set = await checked(db, exam, input.questions, { asked, now });
    const added = await insertProject(db, {
      ...project,
      examId: exam.examId,
      paperId: exam.paperId,
      title: input.title.trim(),
      by: actor.personId,
      now,
    });
    if (added === 0) {
      const [before] = await selectMarkedExams(db, exam.schoolId, [exam.examId]);
      if (before?.projectId !== projectId || before.leaderId !== actor.personId)
        throw conflict('marking.error.projectExists');
      return { projectId };
    }
    await upsertQuestions(
      db,
      set.map((question, place) => rowOf(project, question, place)),
    );
    for (const question of set) await replaceMarkers(db, project, question, question.markers);
    await fillProject(db, results, project, exam, { now });
    const about = { ...project, title: input.title.trim(), leaderId: actor.personId };
    const people = set.flatMap(({ markers }) => markers.map(({ personId }) => personId));
    await notifyMarkers(notifications, db, about, { people, key: 'marking.notice.marker', now });
    await audit.record(db, actor, {
      act: 'marking.createProject',
      objectKind: 'markingProject',
      objectId: projectId,
      schoolId: exam.schoolId,
      facts: { title: input.title.trim(), questions: set.length },
      address: client.address,
    });
    return { projectId };
  };

type Placed = SetQuestion & Pick<QuestionToSet, 'label' | 'points'>;

const rowOf = (project: ProjectKey, { rules, ...question }: Placed, place: number): QuestionRow => ({
  ...project,
  itemId: question.itemId,
  part: question.part,
  label: question.label,
  points: question.points,
  steps: question.steps,
  ...rules,
  place,
});

/** What was set, in the order of the paper, if it can be marked like that. */
async function checked(
  db: Db,
  exam: ExamToMark,
  given: readonly SetQuestion[],
  { asked, now }: { readonly asked: readonly QuestionToSet[]; readonly now: Date },
): Promise<Placed[]> {
  const byKey = new Map(given.map((question) => [keyOfPart(question), question]));
  const isAll = byKey.size === given.length && given.length === asked.length;
  if (!isAll || asked.some((one) => !byKey.has(keyOfPart(one)))) throw invalid('marking.error.wrongQuestions');
  const teachers = new Set((await selectTeachers(db, exam, now)).map(({ personId }) => personId));
  return asked.map(({ label, points, ...part }) => {
    const question = { ...byKey.get(keyOfPart(part))!, label, points };
    refuseUnmarkable(question, teachers);
    return question;
  });
}

function refuseUnmarkable({ label, points, rules, steps, markers }: Placed, teachers: ReadonlySet<string>): void {
  if (markers.some(({ personId }) => !teachers.has(personId))) throw invalid('marking.error.noTeacher');
  if (new Set(markers.map(({ personId }) => personId)).size < markers.length) throw invalid('marking.error.noTeacher');
  const thirds = markers.filter(({ isThird }) => isThird).length;
  const blind = hasNamedThird(rules.mode) ? markers.length - thirds : markers.length;
  const hasThird = !hasNamedThird(rules.mode) || thirds > 0;
  if (blind < leastMarkers(rules.mode) || !hasThird) throw invalid('marking.error.tooFewMarkers', { label });
  const sum = steps.reduce((all, step) => all + step.points, 0);
  if (steps.length > 0 && (sum !== points || steps.some((step) => !isOnStep(step.points, points, rules.step))))
    throw invalid('marking.error.wrongSteps', { label });
}

export const saveQuestion =
  ({ notifications }: ProjectParts): Handler<typeof api.saveQuestion> =>
  async ({ db, actor, input: { projectId, question }, now }) => {
    const project = await lockLedProject(db, actor, projectId);
    if (project.state === 'released') throw conflict('marking.error.released');
    const before = await selectQuestion(db, project, question);
    const teachers = await teachersOf(db, project, now);
    refuseUnmarkable({ ...question, label: before.label, points: before.points }, teachers);
    const after = { ...before, ...question.rules, steps: question.steps };
    await upsertQuestions(db, [after]);
    const known = new Set((await selectMarkers(db, project)).map(({ personId }) => personId));
    await replaceMarkers(db, project, question, question.markers);
    const people = question.markers.map(({ personId }) => personId).filter((personId) => !known.has(personId));
    await notifyMarkers(notifications, db, project, { people, key: 'marking.notice.marker', now });
    await countAgain(db, after, now);
    return {};
  };

export const moveMarker: Handler<typeof api.moveMarker> = async ({ db, actor, input, now }) => {
  const project = await lockLedProject(db, actor, input.projectId);
  if (project.state === 'released') throw conflict('marking.error.released');
  const { personId } = input.marker;
  const [from, to] = [await selectQuestion(db, project, input.from), await selectQuestion(db, project, input.to)];
  const all = (await selectMarkers(db, project)).filter(({ isStopped }) => !isStopped);
  const of = (question: QuestionRow) =>
    all
      .filter((one) => keyOfPart(one) === keyOfPart(question))
      .map(({ quota, ...one }) => ({ ...one, ...(quota !== null && { quota }) }));
  if (!of(from).some((one) => one.personId === personId)) throw notFound('marking.error.noMarker');
  if (of(to).some((one) => one.personId === personId)) throw conflict('marking.error.marksIt');
  const teachers = await teachersOf(db, project, now);
  const changes = [
    { question: from, markers: of(from).filter((one) => one.personId !== personId) },
    { question: to, markers: [...of(to), input.marker] },
  ];
  for (const { question, markers } of changes) {
    const { itemId, part, label, points, steps, ...rules } = question;
    refuseUnmarkable({ itemId, part, label, points, steps: [...steps], rules, markers }, teachers);
    await replaceMarkers(db, project, question, markers);
    await countAgain(db, question, now);
  }
  return {};
};

const teachersOf = async (db: Db, { schoolId }: ProjectKey, now: Date) =>
  new Set((await selectTeachers(db, { schoolId, subjectId: null }, now)).map(({ personId }) => personId));

export const saveRules: Handler<typeof api.saveRules> = async ({ db, actor, input, now }) => {
  if (!actor.schoolId) throw invalid('marking.error.noSchool');
  const title = input.title.trim();
  const row = {
    schoolId: actor.schoolId,
    id: newId(now.getTime()),
    title,
    rules: input.rules,
    by: actor.personId,
    now,
  };
  return { ...(await upsertTemplate(db, row)), title, rules: input.rules };
};

export const collectAnswers =
  ({ results }: ProjectParts): Handler<typeof api.collectAnswers> =>
  async ({ db, actor, input, now }) => {
    const project = await selectLedProject(db, actor, input.projectId);
    if (project.state === 'released') throw conflict('marking.error.released');
    const exam = await results.exam(db, actor, project.examId);
    return { count: await fillProject(db, results, project, exam, { now }), at: now };
  };
