import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { usualRules } from '../../model/marks/rules';
import { fillProject } from '../projects/open-project';
import { partsToMark } from '../projects/parts-to-mark';
import { insertProject } from '../projects/projects.queries';
import { type QuestionRow, replaceMarkers, upsertQuestions } from '../projects/questions.queries';
import { markDemo } from './marks';
import { MarkingDemo } from './marking-demo';
import { demoProject, foreignProject, neighbourProject } from './samples';

interface DemoProject {
  readonly projectId: Id;
  readonly exam: string;
  readonly leader: string;
  readonly markers: readonly string[];
  readonly isFull: boolean;
}

/** One that runs, whose board has something of everything; one of a colleague and one of another school. */
export async function build(context: DemoContext): Promise<void> {
  const { id } = context;
  const colleague = '101/teacher/mathematics/2';
  const foreigner = '201/teacher/mathematics/1';
  await open(context, {
    projectId: demoProject(id),
    exam: 'sat-midterm',
    leader: 'teacher',
    markers: ['teacher', colleague, '101/teacher/chinese/2'],
    isFull: true,
  });
  await open(context, {
    projectId: neighbourProject(id),
    exam: 'neighbour',
    leader: colleague,
    markers: [colleague],
    isFull: false,
  });
  await open(context, {
    projectId: foreignProject(id),
    exam: 'foreign-monthly',
    leader: foreigner,
    markers: [foreigner],
    isFull: false,
  });
}

async function open(context: DemoContext, { projectId, leader, isFull, ...wish }: DemoProject): Promise<void> {
  const [results] = context.contributed(MarkingDemo);
  if (!results) return;
  const { db, id, world } = context;
  const leaderId = demoPersonId(context, leader);
  const schoolId = leader.startsWith('201/') ? world.otherSchoolId : world.schoolId;
  const exam = await results.exam(db, asTeacher(context, leaderId, schoolId), id(`exam.exam.${wish.exam}`));
  const project = { schoolId, projectId };
  const now = daysAgo(context, isFull ? 3 : 0);
  await insertProject(db, {
    ...project,
    examId: exam.examId,
    paperId: exam.paperId,
    title: exam.title,
    by: leaderId,
    now,
  });
  const questions = partsToMark(exam, await results.answersToMark(db, exam)).map(
    ({ itemId, part, label, points }, place): QuestionRow => {
      const rules = usualRules(points);
      const mode = isFull ? rules.mode : '1';
      return { ...project, itemId, part, label, points, place, steps: [], ...rules, mode };
    },
  );
  await upsertQuestions(db, questions);
  const markers = wish.markers.map((key) => ({ personId: demoPersonId(context, key) }));
  for (const question of questions) await replaceMarkers(db, project, question, markers);
  let count = 0;
  const newId = () => {
    count += 1;
    return id(`marking.row.${projectId}.${count}`);
  };
  await fillProject(db, results, project, exam, {
    now,
    by: {
      below: (end) => Math.floor(context.random() * end),
      id: newId,
    },
  });
  if (isFull)
    await markDemo(
      context,
      questions,
      markers.map(({ personId }) => personId),
    );
}

export const asTeacher = ({ world }: DemoContext, personId: Id, schoolId: Id): SignedIn => ({
  kind: 'person',
  category: 'teacher',
  permissions: new Set(),
  personId,
  username: '',
  name: '',
  sessionId: '',
  roleId: null,
  roleType: roleTypes.teacher,
  limit: 'full',
  isShared: false,
  actedBy: null,
  mustChangePassword: false,
  reach: 'school',
  schoolId,
  countyId: world.countyId,
});
