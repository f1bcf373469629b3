import { AppError, conflict, invalid, wireCodes } from 'edutech/core/common/errors';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import { rightsOverOthers } from 'edutech/core/server/permissions/over-people';
import type { Handlers } from 'edutech/core/server/call';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/rosters';
import { givesRights, type RosterKind } from '../../model/rosters/read/fields';
import { nameOf, presentUndoEffects } from '../undo-effects/undo-effects';
import { changeable } from './changeable';
import type { RosterParts } from './parts';
import {
  noCounts,
  selectCounts,
  selectImport,
  updateLimits,
  updateState,
  updateUndoing,
} from './queries/imports.queries';
import { countEffects } from './queries/rows.queries';
import { checkForTerm } from './work/check-import';
import { findImportEffects, undoMilliseconds } from './work/undo-import';

const system = asSystem('what stands on an import is looked for in all schools');

/**
 * Posts that the actor of an import or its undo may not grant, and their rights over others. Only staff and the heads
 * of classes need them.
 */
export async function limitsOf({ administration }: RosterParts, actor: SignedIn, kind: RosterKind) {
  if (!givesRights(kind)) return { withheldPosts: [], rights: [] };
  return {
    withheldPosts: await administration.people.ungrantablePosts(actor),
    rights: rightsOverOthers(actor.permissions),
  };
}

/** An import is written, and taken back; both go on in the background. */
export const applyingHandlers = (
  parts: RosterParts,
): Pick<Handlers<typeof api>, 'applyImport' | 'undoOutlook' | 'undoImport'> => ({
  applyImport: async ({ db, actor, input, now }) => {
    const row = await changeable(db, actor, input.id, ['checked'], input.version);
    const termId = await currentTermId(db, now);
    if (row.termId !== termId) {
      // what was looked at was another term's
      await checkForTerm(parts.jobs, db, row.id, termId);
      return { id: row.id, isCheckedAgain: true };
    }
    const counts = (await selectCounts(db, [row.id])).get(row.id) ?? noCounts;
    if (counts.new + counts.changed + counts.moved === 0) throw invalid('organisation.rosters.error.nothing');
    await updateLimits(db, row.id, await limitsOf(parts, actor, row.kind));
    await updateState(db, row.id, 'applying');
    await parts.audit.record(db, actor, {
      act: 'roster.apply',
      objectKind: 'rosterImport',
      objectId: row.id,
      schoolId: row.ofSchoolId,
      facts: { new: counts.new, changed: counts.changed, moved: counts.moved, wrong: counts.wrong },
    });
    await parts.jobs.add(db, 'organisation.applyRoster', { id: row.id }, { once: row.id });
    return { id: row.id, isCheckedAgain: false };
  },

  undoOutlook: async ({ db, actor, input, language }) => {
    const row = await selectImport(db, input.id);
    const rows = await countEffects(db, row.id);
    const limited = { ...row, ...(await limitsOf(parts, actor, row.kind)) };
    const found = await parts.database.read(system, (whole) => findImportEffects(parts, whole, limited, language));
    return { rows, standing: presentUndoEffects(found), standingCount: found.length };
  },

  undoImport: async ({ db, actor, input, now, language }) => {
    const row = await changeable(db, actor, input.id, ['applied']);
    if (!row.appliedAt || row.appliedAt.getTime() + undoMilliseconds < now.getTime())
      throw new AppError('organisation.rosters.error.tooLate', wireCodes.gone);
    const limits = await limitsOf(parts, actor, row.kind);
    if (!input.partly) {
      const limited = { ...row, ...limits };
      const found = await parts.database.read(system, (whole) => findImportEffects(parts, whole, limited, language));
      if (found.length > 0)
        throw conflict(
          'organisation.rosters.error.standing',
          { count: found.length, name: nameOf(found[0]!) },
          { standing: presentUndoEffects(found) },
        );
    }
    await updateLimits(db, row.id, limits);
    await updateUndoing(db, row.id, input.partly);
    await parts.audit.record(db, actor, {
      act: 'roster.undoAsked',
      objectKind: 'rosterImport',
      objectId: row.id,
      schoolId: row.ofSchoolId,
      facts: { partly: input.partly },
    });
    await parts.jobs.add(db, 'organisation.undoRoster', { id: row.id }, { once: row.id });
    return { id: row.id };
  },
});
