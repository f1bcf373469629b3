import type { Stage } from 'edutech/core/common/teaching/stages';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api';
import { isChosen } from '../../model/subject-choice';
import { exportList, inOneCell } from '../exports/export-list';
import type { ListParts } from './parts';

type CalendarHandlers = Pick<
  Handlers<typeof api>,
  | 'adminSubjects'
  | 'exportSubjects'
  | 'createSubject'
  | 'editSubject'
  | 'deleteSubject'
  | 'adminYears'
  | 'exportYears'
  | 'createYear'
  | 'editYear'
  | 'deleteYear'
>;

export const calendarHandlers = ({
  administration: { subjects, calendar },
  ...parts
}: ListParts): CalendarHandlers => ({
  adminSubjects: async ({ db, actor }) => ({
    items: (await subjects.list(db)).map((row) => ({ ...row, stages: [...row.stages] })),
    mayEdit: actor.reach === 'city',
  }),
  exportSubjects: async (call) => {
    const { db, input, language } = call;
    const rows = (await subjects.list(db)).filter((subject) => isChosen(subject, input));
    const stage = (one: Stage) => parts.texts.say(language, `organisation.stage.${one}`);
    return exportList(parts, call, {
      list: 'subjects',
      columns: ['code', 'name', 'nameEn', 'stages', 'teachers', 'sort'],
      rows: rows.map((row) => [
        row.code,
        row.name,
        row.nameEn,
        inOneCell(language, row.stages.map(stage)),
        row.teachers,
        row.sort,
      ]),
    });
  },
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
  exportYears: async (call) => {
    const { db, language } = call;
    return exportList(parts, call, {
      list: 'terms',
      columns: ['name', 'termColumn', 'startsOn', 'endsOn', 'classColumn'],
      rows: (await calendar.list(db)).flatMap(({ name, startsOn, endsOn, classes, terms }) => [
        [name, '', startsOn, endsOn, classes],
        ...terms.map((term) => [name, nameIn(language, term.name, term.nameEn), term.startsOn, term.endsOn, null]),
      ]),
    });
  },
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
