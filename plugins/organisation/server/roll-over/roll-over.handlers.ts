import { AppError, conflict, forbidden, notFound, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api/roll-over';
import { doneMap } from '../../model/roll-over/done';
import { planRollOver, usualChoice } from '../../model/roll-over/plan';
import { nameOf, presentUndoEffects, findUndoEffects } from '../undo-effects/undo-effects';
import { askForYear, keepersFor } from './ask-for-year';
import type { RollOverParts } from './roll-over.jobs';
import {
  insertRollOver,
  lockRollOver,
  type RollOverRow,
  selectDelta,
  selectFormerClasses,
  selectRollOver,
  selectRollOvers,
  selectUndoable,
  updateState,
} from './roll-over.queries';

/** For how long a roll-over may be taken back. Milliseconds. */
const undoMilliseconds = 7 * 86_400_000;
const system = asSystem('what stands on a roll-over is looked for in all plugins');

/** How far each school of the actor is with its roll-over. */
const outlook =
  (parts: RollOverParts): Handlers<typeof api>['rollOverOutlook'] =>
  async ({ db, actor, now, language }) => {
    const schools = await parts.organisation.schoolsUnder(db, actor);
    const ids = schools.map(({ id }) => id);
    const { from, to } = await parts.rollOvers.years(db, now);
    if (!from) throw notFound('core.terms.none');
    const sizes = await parts.rollOvers.sizes(db, ids, { from, to });
    const since = new Date(now.getTime() - undoMilliseconds);
    const rows = new Map((await selectUndoable(db, ids, since)).map((row) => [row.schoolId, row]));
    for (const row of await selectRollOvers(db, ids, from.id)) rows.set(row.schoolId, row);
    const names = new Map(schools.map(({ id, name, nameEn }) => [id, nameIn(language, name, nameEn)]));
    return {
      fromYear: from.name,
      toYear: to?.name ?? '',
      toStartsOn: to?.startsOn ?? '',
      keepers: (await keepersFor(parts, actor, Boolean(to))).map(({ name }) => name),
      schools: sizes.map(({ schoolId, ...size }) => ({
        schoolId,
        schoolName: names.get(schoolId) ?? '',
        ...size,
        rollOver: itemOf(rows.get(schoolId), now),
      })),
    };
  };

export const rollOverHandlers = (
  parts: RollOverParts & { readonly notifications: Notifications },
): Handlers<typeof api> => ({
  rollOverOutlook: outlook(parts),
  askForYear: askForYear(parts),

  rollOverPreview: async ({ db, actor, input, now }) => {
    await requireSchools(parts, db, actor, [input.schoolId]);
    const context = await parts.rollOvers.context(db, input.schoolId, now);
    if (!context) throw notFound('organisation.rollOver.error.noYear');
    const { fault, steps, newClasses, graduates } = planRollOver(context, input.choice, now);
    return {
      fault: fault ?? '',
      steps: steps.map(({ classId, ...step }) => ({ classId, ...step })),
      newClasses: [...newClasses],
      graduates,
    };
  },

  runRollOver: async ({ db, actor, input, now }) => {
    const { schoolIds, choice } = input;
    await requireSchools(parts, db, actor, schoolIds);
    const { from, to } = await parts.rollOvers.years(db, now);
    if (!from || !to) throw notFound('organisation.rollOver.error.noYear');
    const runAt = input.runAt ? new Date(input.runAt) : now;
    const taken = await selectRollOvers(db, schoolIds, from.id);
    if (taken.some(({ state }) => state !== 'failed')) throw conflict('organisation.rollOver.error.twice');
    const ids: Id[] = [];
    for (const schoolId of schoolIds) {
      const id = newId(now.getTime());
      const own = schoolIds.length === 1 && choice ? choice : usualChoice;
      const row = { schoolId, id, fromYearId: from.id, toYearId: to.id, choice: own, runAt };
      await insertRollOver(db, { ...row, madeById: actor.personId, madeAt: now });
      await parts.jobs.add(db, 'organisation.rollOver', { id }, { once: id, ...(runAt > now && { after: runAt }) });
      await record(parts, db, actor, 'rollOver.asked', schoolId, { year: to.name, runAt: runAt.toISOString() });
      ids.push(id);
    }
    return { ids };
  },

  withdrawRollOver: async ({ db, actor, input }) => {
    const row = await lockRollOver(db, input.id);
    if (row.state !== 'waiting') throw conflict('organisation.rollOver.error.otherState');
    await updateState(db, row.id, 'withdrawn');
    await record(parts, db, actor, 'rollOver.withdrawn', row.schoolId);
    return { id: row.id };
  },

  rollOverResult: async ({ db, input }) => {
    const row = await selectRollOver(db, input.id);
    const delta = await selectDelta(db, row.id);
    if (!delta) return { steps: [], newClasses: [], graduates: 0 };
    const { steps, ...map } = doneMap(delta, await selectFormerClasses(db, row));
    return { ...map, steps: steps.map(({ classId, ...step }) => ({ classId, ...step })) };
  },

  rollOverUndoOutlook: async ({ db, input, language }) => {
    const row = await selectRollOver(db, input.id);
    const found = await parts.database.read(system, async (whole) => {
      const delta = await selectDelta(whole, row.id);
      return delta ? findUndoEffects(parts, whole, delta, language) : [];
    });
    return { standing: presentUndoEffects(found), standingCount: found.length };
  },

  undoRollOver: async ({ db, actor, input, now, language }) => {
    const row = await lockRollOver(db, input.id);
    if (row.state !== 'done' || !row.doneAt) throw conflict('organisation.rollOver.error.otherState');
    if (row.doneAt.getTime() + undoMilliseconds < now.getTime())
      throw new AppError('organisation.rollOver.error.tooLate', wireCodes.gone);
    const delta = await selectDelta(db, row.id);
    const found = delta
      ? await parts.database.read(system, (whole) => findUndoEffects(parts, whole, delta, language))
      : [];
    if (found.length > 0) {
      const values = { count: found.length, name: nameOf(found[0]!) };
      throw conflict('organisation.rollOver.error.standing', values, { standing: presentUndoEffects(found) });
    }
    await updateState(db, row.id, 'undoing');
    await record(parts, db, actor, 'rollOver.undoAsked', row.schoolId);
    await parts.jobs.add(db, 'organisation.undoRollOver', { id: row.id }, { once: row.id });
    return { id: row.id };
  },
});

function itemOf(row: RollOverRow | undefined, now: Date): api.RollOverItem | null {
  if (!row) return null;
  const until = row.doneAt && new Date(row.doneAt.getTime() + undoMilliseconds);
  return {
    ...row,
    runAt: row.runAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    undoUntil: row.state === 'done' && until && until > now ? until.toISOString() : null,
    fault: row.fault ?? '',
  };
}

async function requireSchools({ organisation }: RollOverParts, db: Db, actor: SignedIn, ids: readonly Id[]) {
  const own = new Set((await organisation.schoolsUnder(db, actor)).map(({ id }) => id));
  if (!ids.every((id) => own.has(id))) throw forbidden('organisation.rosters.error.otherSchool');
}

const record = (
  { audit }: RollOverParts,
  db: Db,
  actor: SignedIn,
  act: string,
  schoolId: Id,
  facts: Readonly<Record<string, string>> = {},
) => audit.record(db, actor, { act, objectKind: 'school', objectId: schoolId, schoolId, facts });
