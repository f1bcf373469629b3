import { invalid, notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { selectDuties } from '../asking/class.queries';
import { replaceDuties, selectSubjects } from './duty.queries';
import { loadTeaching, subjectsOf } from './taught.queries';

export const getDuties: Handler<typeof api.getDuties> = async ({ db, actor, input, now, language }) => {
  const taught = subjectsOf(await loadTeaching(db, actor, now));
  const asked = input.subjectId ? taught.filter((id) => id === input.subjectId) : taught;
  if (input.subjectId && asked.length === 0) throw notFound('coach.error.noClass');
  const duties = actor.schoolId ? await selectDuties(db, actor.schoolId, asked) : [];
  return {
    subjects: await selectSubjects(db, taught, language),
    duties: duties.map(({ name, personId, ...duty }) => ({ ...duty, person: name, isMe: personId === actor.personId })),
  };
};

export const saveDuties: Handler<typeof api.saveDuties> = async ({ db, actor, input: { subjectId, duties }, now }) => {
  const taught = subjectsOf(await loadTeaching(db, actor, now));
  const { schoolId, personId } = actor;
  if (!schoolId || !taught.includes(subjectId)) throw notFound('coach.error.noClass');
  const days = new Set(duties.map(({ day }) => day));
  if (days.size < duties.length || duties.some(({ fromTime, untilTime }) => fromTime >= untilTime))
    throw invalid('coach.error.dutyTimes');
  await replaceDuties(db, { schoolId, subjectId, personId }, duties);
  return { count: duties.length };
};
