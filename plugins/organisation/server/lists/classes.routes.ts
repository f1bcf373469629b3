import { pageInfo } from 'edutech/core/server/data/paging';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api';
import { exportList, wholeList } from '../exports/export-list';
import type { ListParts } from './parts';
import { termOf } from './place.routes';

type ClassHandlers = Pick<
  Handlers<typeof api>,
  'adminClasses' | 'exportClasses' | 'createClass' | 'editClass' | 'deleteClass'
>;

export const classHandlers = (parts: ListParts): ClassHandlers => {
  const { classes } = parts.administration;
  return {
    adminClasses: async ({ db, actor, input, now, language }) => {
      const termId = await termOf(db, now, language, input.termId);
      const { rows, total } = await classes.page(db, actor, { ...input, termId });
      return {
        items: rows.map(({ schoolName, schoolNameEn, gradeName, gradeNameEn, ...row }) => ({
          ...row,
          schoolName: nameIn(language, schoolName, schoolNameEn),
          gradeName: nameIn(language, gradeName, gradeNameEn),
        })),
        page: pageInfo(input, total),
      };
    },
    exportClasses: async (call) => {
      const { db, actor, input, now, language } = call;
      const termId = await termOf(db, now, language, input.termId);
      const { rows } = await classes.page(db, actor, { ...input, termId, ...wholeList });
      return exportList(parts, call, {
        list: 'classes',
        schoolId: input.schoolId,
        columns: ['school', 'grade', 'name', 'number', 'cameFrom', 'head', 'students', 'teachers'],
        rows: rows.map((row) => [
          nameIn(language, row.schoolName, row.schoolNameEn),
          nameIn(language, row.gradeName, row.gradeNameEn),
          row.name,
          row.number,
          row.cameFrom,
          row.headName,
          row.students,
          row.teachers,
        ]),
      });
    },
    createClass: async ({ db, actor, input, now, language }) => {
      const termId = await termOf(db, now, language, input.termId);
      return { id: await classes.create(db, actor, { ...input, termId }, now) };
    },
    editClass: async ({ db, actor, input: { id, ...values }, now }) => {
      await classes.edit(db, actor, id, values, now);
      return null;
    },
    deleteClass: async ({ db, actor, input, now }) => {
      await classes.remove(db, actor, input.id, now);
      return null;
    },
  };
};
