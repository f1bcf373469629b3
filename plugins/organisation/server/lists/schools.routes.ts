import { pageInfo } from 'edutech/core/server/data/paging';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api';
import { exportList, wholeList } from '../exports/export-list';
import type { ListParts } from './parts';
import { termOf } from './place.routes';

type SchoolHandlers = Pick<
  Handlers<typeof api>,
  'adminSchools' | 'exportSchools' | 'createSchool' | 'editSchool' | 'deleteSchool'
>;

export const schoolHandlers = (parts: ListParts): SchoolHandlers => {
  const { schools } = parts.administration;
  return {
    adminSchools: async ({ db, actor, input, now, language }) => {
      const { rows, counts } = await schools.page(db, actor, input, await termOf(db, now, language, input.termId));
      const fitting = counts.filter(({ stage }) => !input.stage || stage === input.stage);
      const total = fitting.reduce((sum, { count }) => sum + count, 0);
      return {
        items: rows.map(({ countyName, countyNameEn, ...row }) => ({
          ...row,
          countyName: nameIn(language, countyName, countyNameEn),
        })),
        counts,
        page: pageInfo(input, total),
      };
    },
    exportSchools: async (call) => {
      const { db, actor, input, now, language } = call;
      const termId = await termOf(db, now, language, input.termId);
      const { rows } = await schools.page(db, actor, { ...input, ...wholeList }, termId);
      return exportList(parts, call, {
        list: 'schools',
        columns: ['code', 'name', 'nameEn', 'stage', 'county', 'classes', 'students', 'staff'],
        rows: rows.map((row) => [
          row.code,
          row.name,
          row.nameEn,
          parts.texts.say(language, `organisation.stage.${row.stage}`),
          nameIn(language, row.countyName, row.countyNameEn),
          row.classes,
          row.students,
          row.staff,
        ]),
      });
    },
    createSchool: async ({ db, actor, input, now }) => ({ id: await schools.create(db, actor, input, now) }),
    editSchool: async ({ db, actor, input: { id, ...values } }) => {
      await schools.edit(db, actor, id, values);
      return null;
    },
    deleteSchool: async ({ db, actor, input }) => {
      await schools.remove(db, actor, input.id);
      return null;
    },
  };
};
