import { readFile } from 'node:fs/promises';
import { AppError, conflict, invalid, wireCodes } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { rightsOverOthers } from 'edutech/core/server/organisation/over-people';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/plugin';
import { mostRows } from 'edutech/core/server/sheets/read-sheet';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/rosters';
import {
  columnsOf,
  requiredFields,
  rosterFields,
  type RosterField,
  type RosterKind,
} from '../../model/rosters/read/fields';
import { nameOf, standingItems } from '../standing/standing';
import type { RosterParts } from './parts';
import {
  deleteImport,
  insertImport,
  lockImport,
  noCounts,
  selectCounts,
  selectImport,
  selectImports,
  selectProblemCounts,
  updateLimits,
  updateMapping,
  updateState,
  updateUndoing,
  type ImportRow,
} from './queries/imports.queries';
import { countEffects, selectSample } from './queries/rows.queries';
import { importReach } from './reach';
import { importItem } from './wire';
import { checkForTerm } from './work/check-import';
import { standingOnImport, undoMilliseconds } from './work/undo-import';

const sampleRows = 5;
const system = asSystem('what stands on an import is looked for in all schools');

type ImportHandlers = Pick<
  Handlers<typeof api>,
  | 'listImports'
  | 'showImport'
  | 'uploadRoster'
  | 'mapColumns'
  | 'applyImport'
  | 'undoOutlook'
  | 'undoImport'
  | 'discardImport'
>;

export const importHandlers = (parts: RosterParts): ImportHandlers => {
  const limitsOf = async (actor: SignedIn, kind: RosterKind) => ({
    withheldPosts: kind === 'staff' ? await parts.administration.people.withheldPosts(actor) : [],
    rights: kind === 'staff' ? rightsOverOthers(actor.permissions) : [],
  });
  return {
    listImports: async ({ db, actor, now, language }) => {
      const imports = await selectImports(db);
      const counts = await selectCounts(
        db,
        imports.map(({ id }) => id),
      );
      const schools = await parts.organisation.schoolsUnder(db, actor);
      return {
        imports: imports.map((row) => importItem(row, counts.get(row.id) ?? noCounts, now)),
        schools: schools.map(({ id, name, name_en }) => ({ id, name: nameIn(language, name, name_en) })),
      };
    },

    showImport: async ({ db, input, now, language }) => {
      const row = await selectImport(db, input.id);
      const counts = (await selectCounts(db, [row.id])).get(row.id) ?? noCounts;
      const sample = await selectSample(db, row.id, sampleRows);
      const required = requiredFields[row.kind];
      return {
        ...importItem(row, counts, now),
        fault: row.fault ? parts.texts.say(language, row.fault, { rows: mostRows }) : '',
        heading: [...row.heading],
        mapping: row.mapping.map((field) => field ?? ''),
        sample: sample.map(({ cells }) => [...cells]),
        fields: columnsOf(row.kind, row.ofSchoolId === null).map((id) => ({
          id,
          required: id === 'school' || required.includes(id),
        })),
        problems: await selectProblemCounts(db, row.id),
        version: row.version,
      };
    },

    uploadRoster: async ({ db, actor, input, files, now }) => {
      const [file] = files;
      if (!file || file.bytes === 0) throw invalid('organisation.rosters.error.noFile');
      const reach = await importReach(db, parts.organisation, actor, input.schoolid);
      const id = newId(now.getTime());
      const termId = await currentTermId(db, now);
      const content = await readFile(file.path);
      const fileName = file.name.slice(0, 200);
      await insertImport(db, {
        ...reach,
        id,
        kind: input.kind,
        fileName,
        termId,
        madeById: actor.personId,
        madeAt: now,
        ...(await limitsOf(actor, input.kind)),
        content,
      });
      await parts.audit.record(db, actor, {
        act: 'roster.upload',
        objectKind: 'rosterImport',
        objectId: id,
        schoolId: reach.ofSchoolId,
        facts: { file: fileName, bytes: file.bytes, kind: input.kind },
      });
      await parts.jobs.add(db, 'organisation.readRoster', { id }, { once: id });
      return { id };
    },

    mapColumns: async ({ db, input }) => {
      const row = await changeable(db, input.id, ['checked'], input.version);
      if (input.mapping.length !== row.heading.length) throw invalid('organisation.rosters.error.columns');
      await updateMapping(db, row.id, input.mapping.map(fieldOrNull));
      await parts.jobs.add(db, 'organisation.checkRoster', { id: row.id }, { once: row.id });
      return { id: row.id };
    },

    applyImport: async ({ db, actor, input, now }) => {
      const row = await changeable(db, input.id, ['checked'], input.version);
      const termId = await currentTermId(db, now);
      if (row.termId !== termId) {
        // what was looked at was another term's
        await checkForTerm(parts.jobs, db, row.id, termId);
        return { id: row.id, isCheckedAgain: true };
      }
      const counts = (await selectCounts(db, [row.id])).get(row.id) ?? noCounts;
      if (counts.new + counts.changed + counts.moved === 0) throw invalid('organisation.rosters.error.nothing');
      await updateLimits(db, row.id, await limitsOf(actor, row.kind));
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
      const limited = { ...row, ...(await limitsOf(actor, row.kind)) };
      const found = await parts.database.read(system, (whole) => standingOnImport(parts, whole, limited, language));
      return { rows, standing: standingItems(found), standingCount: found.length };
    },

    undoImport: async ({ db, actor, input, now, language }) => {
      const row = await changeable(db, input.id, ['applied']);
      if (!row.appliedAt || row.appliedAt.getTime() + undoMilliseconds < now.getTime())
        throw new AppError('organisation.rosters.error.tooLate', wireCodes.gone);
      const limits = await limitsOf(actor, row.kind);
      if (!input.partly) {
        const limited = { ...row, ...limits };
        const found = await parts.database.read(system, (whole) => standingOnImport(parts, whole, limited, language));
        if (found.length > 0)
          throw conflict(
            'organisation.rosters.error.standing',
            { count: found.length, name: nameOf(found[0]!) },
            { standing: standingItems(found) },
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

    discardImport: async ({ db, input }) => {
      const row = await changeable(db, input.id, ['failed', 'checked']);
      await deleteImport(db, row.id);
      return { id: row.id };
    },
  };
};

const known = new Set<string>(rosterFields);
const fieldOrNull = (text: string): RosterField | null => (known.has(text) ? (text as RosterField) : null);

/** The import, locked, in one of these states and as its reader knew it; else 409. */
export async function changeable(
  db: Db,
  id: string,
  states: readonly ImportRow['state'][],
  version?: number,
): Promise<ImportRow> {
  const row = await lockImport(db, id);
  if (!states.includes(row.state) || (version !== undefined && version !== row.version))
    throw conflict('organisation.rosters.error.otherState');
  return row;
}
