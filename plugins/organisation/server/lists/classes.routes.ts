import { pageInfo } from 'edutech/core/server/organisation/administration/paging';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/plugin';
import { mostRows } from 'edutech/core/server/sheets/read-sheet';
import type * as api from '../../api';
import { exportList } from '../exports/export-list';
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
        items: rows.map(({ gradeName, gradeNameEn, ...row }) => ({
          ...row,
          gradeName: nameIn(language, gradeName, gradeNameEn),
        })),
        page: pageInfo(input, total),
      };
    },
    exportClasses: async (call) => {
      const { db, actor, input, now, language } = call;
      const termId = await termOf(db, now, language, input.termId);
      const { rows } = await classes.page(db, actor, { ...input, termId, page: 1, pageline: mostRows });
      return exportList(parts, call, {
        list: 'classes',
        schoolId: input.schoolId,
        columns: ['school', 'grade', 'name', 'number', 'cameFrom', 'head', 'pupils', 'teachers'],
        rows: rows.map((row) => [
          row.schoolName,
          nameIn(language, row.gradeName, row.gradeNameEn),
          row.name,
          row.number,
          row.cameFrom,
          row.headName,
          row.pupils,
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
