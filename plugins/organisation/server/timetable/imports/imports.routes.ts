import { conflict, invalid } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../../api/timetable/imports';
import { type DeskParts, ownDesk } from '../desk/desk';
import { deleteTimetable, replaceSlots, selectDraft, selectSlotsOf, updateDraft } from '../desk/drafts.queries';
import { lockSeen, openDraft, requireKnown } from '../desk/write-draft';
import { insertImport, lockImport, updateApplied, updateUndone } from './imports.queries';
import { importOnWire, keyOf, readWorkbook } from './read-workbook';

type ImportHandlers = Pick<Handlers<typeof api>, 'readTimetable' | 'applyTimetable' | 'undoTimetable'>;

/** Timetables from workbooks: read and kept, put into the draft, taken out of it. */
export const importHandlers = ({ audit }: Pick<DeskParts, 'audit'>): ImportHandlers => ({
  readTimetable: async (call) => {
    const { db, actor, input, files, now, language } = call;
    const [file] = files;
    if (!file || file.bytes === 0) throw invalid('organisation.rosters.error.noFile');
    const { schoolId, termId } = await ownDesk(call, input.schoolId);
    const found = await readWorkbook(db, { schoolId, termId }, file.path);
    const row = { schoolId, termId, id: newId(now.getTime()), fileName: file.name.slice(0, 200), found };
    await insertImport(db, { ...row, madeBy: actor.personId, madeAt: now });
    return importOnWire(db, { ...row, state: 'read' }, language);
  },

  applyTimetable: async (call) => {
    const { db, actor, input, now } = call;
    const row = await lockImport(db, input.id);
    const desk = await ownDesk(call, row.schoolId);
    if (row.state !== 'read' || row.termId !== desk.termId)
      throw conflict('organisation.timetable.changed', { name: '' });
    const chosen = new Map(input.choices.map(({ key, choice }) => [key, choice]));
    const slots = row.found.cells.flatMap((cell) => cell.choices[chosen.get(keyOf(cell)) ?? 0] ?? []);
    await requireKnown(db, desk, slots);
    const timetableId = await openDraft(call, desk, input.version);
    const before = input.version === 0 ? [] : await selectSlotsOf(db, desk.schoolId, timetableId);
    const classIds = [...new Set(row.found.cells.map(({ classId }) => classId))];
    await replaceSlots(db, { schoolId: desk.schoolId, timetableId }, classIds, slots);
    const { version } = await updateDraft(db, desk.schoolId, timetableId, { by: actor.personId, at: now });
    await updateApplied(db, row, { before, draftId: timetableId, version });
    await audit.record(db, actor, {
      act: 'organisation.timetable.import',
      objectKind: 'schoolTimetable',
      objectId: timetableId,
      schoolId: desk.schoolId,
      facts: { file: row.fileName, lessons: slots.length },
    });
    return { version, lessons: slots.length };
  },

  undoTimetable: async (call) => {
    const { db, actor, input, now } = call;
    const row = await lockImport(db, input.id);
    const desk = await ownDesk(call, row.schoolId);
    const draft = await selectDraft(db, desk);
    if (row.state !== 'applied' || !draft || draft.id !== row.appliedTo || draft.version !== row.appliedVersion)
      throw conflict('organisation.timetable.changed', { name: draft?.changedBy ?? '' });
    await lockSeen(call, desk, draft.version);
    await updateUndone(db, row);
    await audit.record(db, actor, {
      act: 'organisation.timetable.undoImport',
      objectKind: 'schoolTimetable',
      objectId: draft.id,
      schoolId: desk.schoolId,
      facts: { file: row.fileName },
    });
    const before = row.before ?? [];
    // the import has begun the draft
    if (before.length === 0) {
      await deleteTimetable(db, desk.schoolId, draft.id);
      return { version: null };
    }
    const present = await selectSlotsOf(db, desk.schoolId, draft.id);
    const classIds = [...new Set([...present, ...before].map(({ classId }) => classId))];
    await replaceSlots(db, { schoolId: desk.schoolId, timetableId: draft.id }, classIds, before);
    const { version } = await updateDraft(db, desk.schoolId, draft.id, { by: actor.personId, at: now });
    return { version };
  },
});
