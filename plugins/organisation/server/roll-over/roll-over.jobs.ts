import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import { idPattern } from 'edutech/core/common/ids';
import { peopleOf } from '../../model/rosters/roster-delta';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { RollOvers } from '../administration/roll-over/roll-overs';
import { personChanged } from 'edutech/core/server/session/sessions';
import { planRollOver } from '../../model/roll-over/plan';
import type { RosterParts } from '../rosters/parts';
import { findUndoEffects } from '../undo-effects/undo-effects';
import { lockRollOver, selectDelta, updateDone, updateFailed, updateUndone } from './roll-over.queries';

export type RollOverParts = RosterParts & { readonly rollOvers: RollOvers };

const payload = Type.Object({ id: Type.String({ pattern: idPattern }) });

/** A school's roll-over runs in one transaction: it happens completely or not at all. */
async function runRollOver(parts: RollOverParts, id: Id, { actor }: JobContext): Promise<void> {
  const { database, clock, rollOvers, rosters, audit, events } = parts;
  await database.write(actor, async (db) => {
    const row = await lockRollOver(db, id);
    if (row.state !== 'waiting') return;
    await rollOvers.hold(db, row.schoolId);
    const now = clock.now();
    const context = await rollOvers.context(db, row.schoolId, now);
    const isSameYear = context?.from.id === row.fromYearId && context.to.id === row.toYearId;
    if (!context || !isSameYear) return void (await updateFailed(db, id, 'organisation.rollOver.fault.otherYear'));
    const plan = planRollOver(context, row.choice, now);
    if (plan.fault) return void (await updateFailed(db, id, `organisation.rollOver.fault.${plan.fault}`));
    await rosters.write(db, plan.delta, now);
    const counts = { classes: plan.delta.added.classes.length, graduates: plan.graduates };
    await updateDone(db, id, plan.delta, counts, now);
    await audit.record(db, actor, {
      act: 'rollOver.done',
      objectKind: 'school',
      objectId: row.schoolId,
      schoolId: row.schoolId,
      facts: { ...counts, year: context.to.name, by: row.madeBy },
    });
    await events.emit(db, { name: personChanged, payload: { personId: null } });
  });
}

/** Undoes it, unless something depends on it by now; otherwise it stays done. */
async function undoRollOver(parts: RollOverParts, id: Id, { actor }: JobContext): Promise<void> {
  const { database, clock, rollOvers, rosters, audit, events } = parts;
  await database.write(actor, async (db) => {
    const row = await lockRollOver(db, id);
    const delta = await selectDelta(db, id);
    if (row.state !== 'undoing' || !delta) return;
    const posts = delta.posts.map(({ key }) => key);
    const graduates = (await rosters.holders(db, [], posts)).map(({ personId }) => personId);
    await rollOvers.hold(db, row.schoolId, [...peopleOf(delta), ...graduates]);
    const standing = await findUndoEffects(parts, db, delta, 'zh-CN');
    if (standing.length > 0) return void (await updateDone(db, id, delta, {}, row.doneAt ?? clock.now()));
    await rosters.takeBack(db, delta, clock.now());
    await updateUndone(db, id, clock.now());
    await audit.record(db, actor, {
      act: 'rollOver.undone',
      objectKind: 'school',
      objectId: row.schoolId,
      schoolId: row.schoolId,
    });
    await events.emit(db, { name: personChanged, payload: { personId: null } });
  });
}

export const rollOverJobs = (parts: RollOverParts): JobDeclaration[] => [
  {
    name: 'organisation.rollOver',
    payload,
    leaseSeconds: 300,
    run: ({ id }: { id: Id }, context) => runRollOver(parts, id, context),
  },
  {
    name: 'organisation.undoRollOver',
    payload,
    leaseSeconds: 300,
    run: ({ id }: { id: Id }, context) => undoRollOver(parts, id, context),
  },
];
