import * as Y from 'yjs';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, daysFrom, weekdayOf } from 'edutech/core/common/time/weeks';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { demoChapterIds } from 'edutech/plugins/textbook/kit/server/demo-chapters';
import { docOf } from '../../model/plan/shared-plan';
import { insertExercise, replaceItems } from '../exercises/exercises.queries';
import { insertComment, insertVersion, insertVote } from '../plans/beside.queries';
import { insertMaterial } from '../materials/materials.queries';
import { upsertPlaced } from '../week/lessons.queries';
import { insertPlan } from '../plans/plans.queries';
import { insertTemplate } from '../plans/templates.queries';
import { type DemoPlan, demoPlans } from './plans';

const book = 'junior-mathematics-7a-pep';
/** A colleague of the demo teacher's subject. */
const colleague = '101/teacher/mathematics/2';
const foreignTeacher = '201/teacher/mathematics/1';
/** Among so many days are two school days. */
const daysAhead = 4;
/** Periods of a school day. */
const usualPeriods = 8;

/** Plans, their exercises, and the next lessons that they serve. */
export async function build(context: DemoContext): Promise<void> {
  for (const plan of demoPlans(context.folder, context.id)) await add(context, plan);
  await place(context);
}

async function add(context: DemoContext, plan: DemoPlan): Promise<void> {
  const { db, id, world } = context;
  const isForeign = plan.owner === 'foreign';
  const schoolId = isForeign ? world.otherSchoolId : world.schoolId;
  const ownerId = demoPersonId(context, isForeign ? foreignTeacher : plan.owner);
  const key = { schoolId, id: id(`prepare.plan.${plan.slug}`) };
  const subjectId = id('subject/mathematics');
  const gradeId = id('grade/7');
  const now = daysAgo(context, 2);
  await insertPlan(db, {
    ...key,
    ownerId,
    subjectId,
    gradeId,
    nodeId: demoChapterIds(context, book, plan.chapter).at(-1)!,
    kind: plan.whose,
    isShared: plan.whose === 'group',
    dueOn: plan.due === undefined ? null : dayAfter(cityDay(context.clock.now()), plan.due),
    title: plan.title,
    content: plan.content,
    state: Y.encodeStateAsUpdate(docOf(plan.content)),
    now,
  });
  for (const { place: part, text } of plan.comments) {
    const commentId = id(`prepare.comment.${plan.slug}`);
    await insertComment(db, key, {
      id: commentId,
      place: part,
      anchor: null,
      text,
      personId: demoPersonId(context, colleague),
      now,
    });
    await insertVote(db, key, commentId, ownerId, now);
    if (plan.reply === null) continue;
    const replyTo = commentId;
    const answer = { id: id(`prepare.reply.${plan.slug}`), place: part, anchor: null, replyTo, text: plan.reply };
    await insertComment(db, key, { ...answer, personId: ownerId, now: daysAgo(context, 1) });
  }
  if (plan.template !== null) {
    const content = { ...plan.content, sections: { ...plan.content.sections, reflection: '' } };
    const template = { id: id(`prepare.template.${plan.slug}`), name: plan.template, subjectId, content };
    await insertTemplate(db, key, { ...template, madeBy: ownerId, now });
  }
  for (const { title, address } of plan.links) {
    const materialId = id(`prepare.material.${plan.slug}`);
    const link = { id: materialId, title, address, resourceId: null, fileId: null, phaseId: null };
    await insertMaterial(db, key, { ...link, personId: ownerId, now });
  }
  await insertVersion(db, key, {
    id: id(`prepare.version.${plan.slug}`),
    kind: plan.whose,
    name: '初稿',
    personId: ownerId,
    now,
  });
  if (!plan.exercise) return;
  const exercise = { schoolId, id: id(`prepare.exercise.${plan.slug}`) };
  const fields = { title: plan.exercise.title, subjectId, gradeId, planId: key.id };
  await insertExercise(db, exercise, ownerId, fields, now);
  const items = plan.exercise.questions.map((slug) => ({
    questionId: id(`questions.question.${slug}`),
    version: 1,
    points: 5,
  }));
  await replaceItems(db, exercise, items);
}

/**
 * The lessons of the next two school days have the demo teacher's plans. Which periods these are the timetable says, which
 * may be built later: a row for a time without a lesson is never shown.
 */
async function place({ db, id, world, clock }: DemoContext): Promise<void> {
  const { personId, classIds } = world.people.teacher;
  const weekdaysAhead = daysFrom(cityDay(clock.now()), dayAfter(cityDay(clock.now()), daysAhead)).filter(
    (day) => weekdayOf(day) <= 5,
  );
  for (const [at, slug] of ['like-terms', 'equation-group'].entries())
    for (const classId of classIds)
      for (let period = 1; period <= usualPeriods; period += 1)
        await upsertPlaced(db, world.schoolId, personId, id(`prepare.plan.${slug}`), {
          classId,
          day: weekdaysAhead[at]!,
          period,
        });
}
