import { pageInfo } from 'edutech/core/server/data/paging';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api';
import { exportList, inOneCell, wholeList } from '../exports/export-list';
import type { ListParts } from './parts';
import { termOf } from './place.routes';

type LayerHandlers = Pick<
  Handlers<typeof api>,
  'adminLayers' | 'exportLayers' | 'createLayer' | 'editLayer' | 'deleteLayer'
>;

export const layerHandlers = ({ administration: { layers }, ...parts }: ListParts): LayerHandlers => ({
  exportLayers: async (call) => {
    const { db, actor, input, now, language } = call;
    const termId = await termOf(db, now, language, input.termId);
    const { rows } = await layers.page(db, actor, { ...input, termId, ...wholeList });
    const names = await layers.members(
      db,
      rows.map(({ id }) => id),
    );
    return exportList(parts, call, {
      list: 'layers',
      schoolId: input.schoolId,
      schoolOfRows: rows.map((row) => row.schoolId),
      columns: ['schoolId', 'classId', 'subjectId', 'name', 'students', 'names'],
      rows: rows.map((row) => [
        nameIn(language, row.schoolName, row.schoolNameEn),
        row.className,
        nameIn(language, row.subject, row.subjectEn),
        row.name,
        row.memberIds.length,
        inOneCell(language, names.get(row.id) ?? []),
      ]),
    });
  },
  adminLayers: async ({ db, actor, input, now, language }) => {
    const termId = await termOf(db, now, language, input.termId);
    const { rows, total } = await layers.page(db, actor, { ...input, termId });
    return {
      items: rows.map(({ schoolName, schoolNameEn, subject, subjectEn, memberIds, ...row }) => ({
        ...row,
        schoolName: nameIn(language, schoolName, schoolNameEn),
        memberIds: [...memberIds],
        subject: nameIn(language, subject, subjectEn),
      })),
      page: pageInfo(input, total),
    };
  },
  createLayer: async ({ db, actor, input, now, language }) => {
    const termId = await termOf(db, now, language, input.termId);
    return { id: await layers.create(db, actor, { ...input, termId }, now) };
  },
  editLayer: async ({ db, actor, input: { id, ...values } }) => {
    await layers.edit(db, actor, id, values);
    return null;
  },
  deleteLayer: async ({ db, actor, input }) => {
    await layers.remove(db, actor, input.id);
    return null;
  },
});
