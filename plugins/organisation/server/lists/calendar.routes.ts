import type { Handlers } from 'edutech/core/server/plugin';
import type * as api from '../../api';
import type { ListParts } from './parts';

type CalendarHandlers = Pick<
  Handlers<typeof api>,
  | 'adminSubjects'
  | 'createSubject'
  | 'editSubject'
  | 'deleteSubject'
  | 'adminYears'
  | 'createYear'
  | 'editYear'
  | 'deleteYear'
>;

export const calendarHandlers = ({ administration: { subjects, calendar } }: ListParts): CalendarHandlers => ({
  adminSubjects: async ({ db, actor }) => ({
    items: (await subjects.list(db)).map((row) => ({ ...row, stages: [...row.stages] })),
    mayEdit: actor.reach === 'city',
  }),
  createSubject: async ({ db, actor, input: { code, ...values }, now }) => ({
    id: await subjects.create(db, actor, code, values, now),
  }),
  editSubject: async ({ db, actor, input: { id, ...values } }) => {
    await subjects.edit(db, actor, id, values);
    return null;
  },
  deleteSubject: async ({ db, actor, input }) => {
    await subjects.remove(db, actor, input.id);
    return null;
  },
  adminYears: async ({ db, actor }) => ({
    items: (await calendar.list(db)).map((row) => ({ ...row, terms: [...row.terms] })),
    mayEdit: actor.reach === 'city',
  }),
  createYear: async ({ db, actor, input, now }) => ({ id: await calendar.create(db, actor, input, now) }),
  editYear: async ({ db, actor, input: { id, ...values }, now }) => {
    await calendar.edit(db, actor, id, values, now);
    return null;
  },
  deleteYear: async ({ db, actor, input }) => {
    await calendar.remove(db, actor, input.id);
    return null;
  },
});
