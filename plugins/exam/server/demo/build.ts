import type { DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { pointsOfPaper } from '../../model/paper/document';
import { insertPaper, replaceQuestions } from '../papers/papers.queries';
import { versionsOf } from '../papers/validate-paper';
import { updateStanding } from '../states/states.queries';
import { type DemoPaper, demoPapers } from './papers';
import { buildSittings } from './sittings/build';
import { buildResults } from './results';

/** Papers of each preset: the demo teacher's, a colleague's, and those of another school; then exams with results. */
export async function build(context: DemoContext): Promise<void> {
  for (const paper of demoPapers(context.folder, context.id)) await add(context, paper);
  await buildSittings(context);
  await buildResults(context);
}

async function add(context: DemoContext, { slug, owner, document, ...paper }: DemoPaper): Promise<void> {
  const { db, id, world } = context;
  const key = {
    schoolId: owner.startsWith('201/') ? world.otherSchoolId : world.schoolId,
    id: id(`exam.paper.${slug}`),
  };
  const questions = versionsOf(document);
  await insertPaper(db, {
    ...key,
    ownerId: demoPersonId(context, owner),
    title: paper.title,
    subjectId: id('subject/mathematics'),
    gradeId: id('grade/7'),
    document,
    questions: questions.length,
    points: pointsOfPaper(document),
    minutes: document.target.minutes,
    now: daysAgo(context, paper.changed),
  });
  await replaceQuestions(db, key, questions);
  await updateStanding(db, key, paper);
}
