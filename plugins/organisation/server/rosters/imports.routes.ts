import { readFile } from 'node:fs/promises';
import { invalid } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import { mostRows } from 'edutech/core/server/sheets/read-sheet';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/rosters';
import { columnsOf, requiredFields, rosterFields, type RosterField } from '../../model/rosters/read/fields';
import { limitsOf } from './apply.routes';
import { changeable } from './changeable';
import type { RosterParts } from './parts';
import {
  deleteImport,
  insertImport,
  noCounts,
  selectCounts,
  selectImport,
  selectImports,
  selectProblemCounts,
  updateMapping,
} from './queries/imports.queries';
import { selectSample } from './queries/rows.queries';
import { importableKinds, importReach } from './reach';
import { importItem } from './roster-items';
import { selectSource } from '../one-roster/source/source.queries';

const sampleRows = 5;

type ImportHandlers = Pick<
  Handlers<typeof api>,
  'listImports' | 'showImport' | 'uploadRoster' | 'mapColumns' | 'discardImport'
>;

export const importHandlers = (parts: RosterParts): ImportHandlers => ({
  listImports: async ({ db, actor, now, language }) => {
    const imports = await selectImports(db);
    const counts = await selectCounts(
      db,
      imports.map(({ id }) => id),
    );
    const schools = await parts.organisation.schoolsUnder(db, actor);
    return {
      imports: imports.map((row) => importItem(row, counts.get(row.id) ?? noCounts, now)),
      kinds: importableKinds(actor),
      hasSource: actor.reach === 'city' && (await selectSource(db)) !== undefined,
      schools: schools.map(({ id, name, nameEn }) => ({ id, name: nameIn(language, name, nameEn) })),
    };
  },

  showImport: async ({ db, input, now, language }) => {
    const row = await selectImport(db, input.id);
    const counts = (await selectCounts(db, [row.id])).get(row.id) ?? noCounts;
    const sample = await selectSample(db, row.id, sampleRows);
    const required = requiredFields[row.kind];
    return {
      ...importItem(row, counts, now),
      fault: row.fault ? parts.texts.say(language, row.fault, { rows: mostRows, name: row.fileName }) : '',
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

  uploadRoster: upload(parts),

  mapColumns: async ({ db, actor, input }) => {
    const row = await changeable(db, actor, input.id, ['checked'], input.version);
    if (input.mapping.length !== row.heading.length) throw invalid('organisation.rosters.error.columns');
    await updateMapping(db, row.id, input.mapping.map(fieldOrNull));
    await parts.jobs.add(db, 'organisation.checkRoster', { id: row.id }, { once: row.id });
    return { id: row.id };
  },

  discardImport: async ({ db, actor, input }) => {
    const row = await changeable(db, actor, input.id, ['failed', 'checked']);
    await deleteImport(db, row.id);
    return { id: row.id };
  },
});

/** Keeps the file until it is read, in the background. */
const upload =
  (parts: RosterParts): Handlers<typeof api>['uploadRoster'] =>
  async ({ db, actor, input, files, now }) => {
    const [file] = files;
    if (!file || file.bytes === 0) throw invalid('organisation.rosters.error.noFile');
    const reach = await importReach(db, parts.organisation, actor, input);
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
      ...(await limitsOf(parts, actor, input.kind)),
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
  };

const known = new Set<string>(rosterFields);
const fieldOrNull = (text: string): RosterField | null => (known.has(text) ? (text as RosterField) : null);
