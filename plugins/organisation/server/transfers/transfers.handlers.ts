import { AppError, conflict, forbidden, invalid, notFound, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { pageInfo } from 'edutech/core/server/data/paging';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import { personChanged } from 'edutech/core/server/session/sessions';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/transfers';
import { transferDelta, transferUndoMilliseconds } from '../../model/enrolment/transfer';
import { exportList, wholeList } from '../exports/export-list';
import type { RosterParts } from '../rosters/parts';
import { presentUndoEffects, findUndoEffects } from '../undo-effects/undo-effects';
import {
  countTransfers,
  insertTransfer,
  lockTransfer,
  selectDelta,
  selectDestinations,
  selectTransfer,
  selectTransfers,
  type TransferRow,
  updateAnswered,
} from './transfers.queries';

const system = asSystem('a student goes from one school to another');
const noSuch = 'organisation.transfers.error.none';

/** Some of the handlers, by the names of their endpoints. */
type Some = Partial<Handlers<typeof api>>;

const lists = (parts: RosterParts) =>
  ({
    listTransfers: async ({ db, actor, input, now, language }) => {
      const own = await reachOf(parts, db, actor);
      const filter = { ...input, schoolIds: [...own] };
      const rows = await selectTransfers(db, filter);
      const schools = await selectDestinations(db);
      return {
        items: rows.map((row) => itemOf(row, own, now, language)),
        page: pageInfo(input, await countTransfers(db, filter)),
        schools: schools.map(({ id, name, nameEn, stage }) => ({ id, name: nameIn(language, name, nameEn), stage })),
      };
    },

    exportTransfers: async (call) => {
      const { db, actor, input, language } = call;
      const schoolIds = [...(await reachOf(parts, db, actor))];
      const rows = await selectTransfers(db, { ...input, schoolIds, ...wholeList });
      return exportList(parts, call, {
        list: 'transfers',
        columns: ['name', 'number', 'from', 'to', 'state', 'note', 'answer', 'at', 'by', 'answeredAt'].map(
          (column) => `list.${column}`,
        ),
        rows: rows.map((row) => [
          row.name,
          row.number,
          nameIn(language, row.fromSchool, row.fromSchoolEn),
          nameIn(language, row.toSchool, row.toSchoolEn),
          parts.texts.say(language, `organisation.transfers.state.${row.state}`),
          row.note,
          row.answer,
          cityMinute(row.releasedAt),
          row.releasedBy,
          row.answeredAt && cityMinute(row.answeredAt),
        ]),
      });
    },
  }) satisfies Some;

/** What the school does that a student leaves; it closes a transfer, as the receiving school may. */
const releases = (parts: RosterParts) =>
  ({
    findStudent: async ({ db, actor, input, now }) => {
      const { student, school, className } = await studentOf(parts, db, actor, input.number, now);
      return {
        personId: student.id,
        name: student.name,
        number: student.usercode,
        schoolId: school.id,
        schoolName: school.name,
        className,
      };
    },

    releaseStudent: async ({ db, actor, input, now }) => {
      const { student, school } = await studentOf(parts, db, actor, { id: input.personId }, now);
      const { schools } = await parts.rosters.context(db, [input.toSchoolId], await currentTermId(db, now));
      if (!schools[0]) throw notFound('organisation.transfers.error.noSchool');
      if (input.toSchoolId === school.id) throw invalid('organisation.transfers.error.sameSchool');
      const id = newId(now.getTime());
      const row = { id, personId: student.id, fromSchoolId: school.id, toSchoolId: input.toSchoolId, note: input.note };
      const by = { id: actor.personId, name: actor.name };
      const written = await insertTransfer(db, { ...row, name: student.name, number: student.usercode, by, now });
      if (written === 0) throw conflict('organisation.transfers.error.twice');
      await record(parts, db, actor, 'transfer.release', row);
      return { id };
    },

    closeTransfer: async ({ db, actor, input, now }) => {
      const row = await lockTransfer(db, input.id);
      const own = await reachOf(parts, db, actor);
      if (row.state !== 'released') throw conflict('organisation.transfers.error.otherState');
      const isGiver = own.has(row.fromSchoolId);
      if (!isGiver && !own.has(row.toSchoolId)) throw notFound(noSuch);
      const state = isGiver ? 'withdrawn' : 'refused';
      await updateAnswered(db, row.id, { state, answer: input.note, by: actor.personId, now });
      await record(parts, db, actor, isGiver ? 'transfer.withdraw' : 'transfer.refuse', row);
      return { id: row.id };
    },
  }) satisfies Some;

/** What the receiving school does. */
const receptions = (parts: RosterParts) =>
  ({
    transferClasses: async ({ db, actor, input, now }) => {
      const row = await receivedBy(parts, db, actor, input.id);
      const context = await parts.rosters.context(db, [row.toSchoolId], await currentTermId(db, now));
      const order = new Map(context.grades.map(({ id, number }) => [id, number]));
      return context.classes
        .toSorted((one, other) => order.get(one.gradeId)! - order.get(other.gradeId)! || one.number - other.number)
        .map(({ id, name }) => ({ id, name }));
    },

    acceptTransfer: async ({ db, actor, input, now }) => {
      await receivedBy(parts, db, actor, input.id);
      await parts.database.write(system, async (whole) => {
        const row = await lockTransfer(whole, input.id);
        if (row.state !== 'released') throw conflict('organisation.transfers.error.otherState');
        await parts.rosters.hold(whole, { personIds: [row.personId] });
        const termId = await currentTermId(whole, now);
        const { classes } = await parts.rosters.context(whole, [row.toSchoolId], termId);
        const into = classes.find(({ id }) => id === input.classId);
        if (!into) throw notFound('core.organisation.noClass');
        const [student] = await parts.rosters.find(whole, { ...nobody, personIds: [row.personId], termId });
        if (!student?.posts.some(({ schoolId }) => schoolId === row.fromSchoolId))
          throw conflict('organisation.transfers.error.gone');
        const delta = transferDelta(student, into, termId, now);
        await parts.rosters.write(whole, delta, now);
        const answered = { state: 'accepted' as const, answer: into.name, by: actor.personId, now, delta };
        await updateAnswered(whole, row.id, answered);
        await record(parts, whole, actor, 'transfer.accept', row);
        await parts.events.emit(whole, { name: personChanged, payload: { personId: row.personId } });
      });
      return { id: input.id };
    },

    transferUndoOutlook: async ({ db, actor, input, language }) => {
      const row = await receivedBy(parts, db, actor, input.id);
      return parts.database.read(system, async (whole) => {
        const delta = await selectDelta(whole, row.id);
        return { standing: presentUndoEffects(delta ? await findUndoEffects(parts, whole, delta, language) : []) };
      });
    },

    undoTransfer: async ({ db, actor, input, now, language }) => {
      await receivedBy(parts, db, actor, input.id);
      await parts.database.write(system, async (whole) => {
        const row = await lockTransfer(whole, input.id);
        const delta = await selectDelta(whole, row.id);
        if (row.state !== 'accepted' || !delta) throw conflict('organisation.transfers.error.otherState');
        await parts.rosters.hold(whole, { personIds: [row.personId], change: delta });
        if (!isUndoable(row, now)) throw new AppError('organisation.transfers.error.tooLate', wireCodes.gone);
        const found = await findUndoEffects(parts, whole, delta, language);
        if (found.length > 0)
          throw conflict('organisation.transfers.error.standing', {}, { standing: presentUndoEffects(found) });
        await parts.rosters.takeBack(whole, delta, now);
        await updateAnswered(whole, row.id, { state: 'undone', answer: row.answer, by: actor.personId, now });
        await record(parts, whole, actor, 'transfer.undo', row);
        await parts.events.emit(whole, { name: personChanged, payload: { personId: row.personId } });
      });
      return { id: input.id };
    },
  }) satisfies Some;

export const transferHandlers = (parts: RosterParts): Handlers<typeof api> => ({
  ...lists(parts),
  ...releases(parts),
  ...receptions(parts),
});

const nobody = { usercodes: [], usernames: [] };

const isUndoable = ({ state, answeredAt }: TransferRow, now: Date) =>
  state === 'accepted' && answeredAt !== null && answeredAt.getTime() + transferUndoMilliseconds > now.getTime();

const reachOf = async ({ organisation }: RosterParts, db: Db, actor: SignedIn): Promise<ReadonlySet<Id>> =>
  new Set((await organisation.schoolsUnder(db, actor)).map(({ id }) => id));

/** The transfer, for whom administers the receiving school: 403 for the giving one, 404 for others. */
async function receivedBy(parts: RosterParts, db: Db, actor: SignedIn, id: Id): Promise<TransferRow> {
  const row = await selectTransfer(db, id);
  if (!(await reachOf(parts, db, actor)).has(row.toSchoolId))
    throw forbidden('organisation.transfers.error.notReceiver');
  return row;
}

/** A student of the actor's schools, with the school that they leave; 404 for everybody else. */
async function studentOf(parts: RosterParts, db: Db, actor: SignedIn, who: string | { id: Id }, now: Date) {
  const own = await reachOf(parts, db, actor);
  const termId = await currentTermId(db, now);
  const wanted =
    typeof who === 'string'
      ? { usercodes: [who.trim(), who.trim().toUpperCase()], usernames: [], termId }
      : { ...nobody, personIds: [who.id], termId };
  const [student] = await parts.rosters.find(db, wanted);
  const post = student?.posts.find(({ schoolId, roleType }) => roleType === roleTypes.student && own.has(schoolId));
  if (!student || !post || student.category !== categories.student)
    throw notFound('organisation.transfers.error.noStudent');
  const { schools, classes } = await parts.rosters.context(db, [post.schoolId], termId);
  const seat = student.seats.find(({ schoolId }) => schoolId === post.schoolId);
  return { student, school: schools[0]!, className: classes.find(({ id }) => id === seat?.classId)?.name ?? '' };
}

function itemOf(row: TransferRow, own: ReadonlySet<Id>, now: Date, language: Language): api.TransferItem {
  const { id, state, name, number, toSchoolId, note, answer, releasedBy, answeredAt } = row;
  return {
    id,
    state,
    name,
    number,
    fromSchool: nameIn(language, row.fromSchool, row.fromSchoolEn),
    toSchool: nameIn(language, row.toSchool, row.toSchoolEn),
    toSchoolid: toSchoolId,
    note,
    answer,
    releasedBy,
    releasedAt: row.releasedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    isReceiver: own.has(toSchoolId),
    isGiver: own.has(row.fromSchoolId),
    undoUntil: isUndoable(row, now) ? new Date(answeredAt!.getTime() + transferUndoMilliseconds).toISOString() : null,
  };
}

const record = (
  { audit }: RosterParts,
  db: Db,
  actor: SignedIn,
  act: string,
  row: Pick<TransferRow, 'id' | 'personId' | 'fromSchoolId' | 'toSchoolId'>,
) =>
  audit.record(db, actor, {
    act,
    objectKind: 'person',
    objectId: row.personId,
    schoolId: row.fromSchoolId,
    facts: { to: row.toSchoolId, transfer: row.id },
  });
