import { roleTypes } from 'edutech/core/common/permissions/people';
import type { Id } from 'edutech/core/common/ids';
import { forbidden, invalid } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { actionCount, correctRate, HomeSource, taskDetails } from '../api';
import { readRateRequest } from '../model/rate-request';
import { sumRates } from '../model/rates';
import type { TaskParts } from './my-tasks.routes';
import { questionOf, taskQuestionOf } from './question';
import { tasksOf } from './tasks';

/** Everything that is due and can be done here, nearest first; what has no end comes last. */
export const listTasks =
  (parts: TaskParts): SingleHandler<typeof taskDetails> =>
  async (call) => {
    const question = taskQuestionOf(call, call.input.termId, parts);
    const tasks = await tasksOf(parts.sources, parts.catalogue, call.db, question);
    return tasks.map(({ id, area, text, note, due, path }) => ({ id, area, title: text, note, due, path }));
  };

const seesColleagues: readonly (number | null)[] = [
  roleTypes.principal,
  roleTypes.gradeDirector,
  roleTypes.subjectLeader,
];

/** Whether somebody leads the teachers of a school and the other one works there too. */
async function leads({ actor, db }: Call<unknown, SignedIn>, teacherId: Id, organisation: Organisation) {
  if (!actor.schoolId || !seesColleagues.includes(actor.roleType)) return false;
  return organisation.worksAt(db, teacherId, actor.schoolId);
}

/** Counts of acts in a term: one's own, or those of a colleague of the same school for those who lead teachers. */
export const countActions =
  (sources: readonly HomeSource[], organisation: Organisation): SingleHandler<typeof actionCount> =>
  async (call) => {
    const { termId, gradeId, subjectId, teacherId } = call.input;
    const personId = teacherId ?? call.actor.personId;
    if (personId !== call.actor.personId && !(await leads(call, personId, organisation))) throw forbidden();
    const question = questionOf(call, termId, { personId, gradeId, subjectId });
    const lists = await Promise.all(sources.map(async (source) => (await source.counts?.(call.db, question)) ?? []));
    return lists.flat();
  };

/** Rates of right answers of the teacher's classes (or of those asked for, if they are his), over all areas. */
export const rateClasses =
  (sources: readonly HomeSource[], organisation: Organisation): SingleHandler<typeof correctRate> =>
  async (call) => {
    const request = readRateRequest(call.input.correctRateRequest);
    if (!request)
      throw invalid(
        'core.error.invalidInput',
        {},
        { fields: [{ field: 'correctRateRequest', message: 'must be a JSON object with termId' }] },
      );
    const taught = await organisation.classesOfTeacher(call.db, call.actor.personId, request.termId);
    const classes = new Map(taught.map((row) => [row.classId, row.className]));
    const wanted = (request.classIds ?? [...classes.keys()]).filter((id) => classes.has(id));
    const question = questionOf(call, request.termId, { subjectId: request.subjectId });
    const parts = await Promise.all(
      sources.map(async (source) => (await source.rates?.(call.db, question, wanted)) ?? []),
    );
    return sumRates(
      wanted.map((id) => ({ classId: id, className: classes.get(id) ?? '' })),
      parts.flat(),
    );
  };
