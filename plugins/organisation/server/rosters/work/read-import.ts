import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { languages } from 'edutech/core/common/languages';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import type { Texts } from 'edutech/core/server/texts';
import type { FileRow } from '../../../model/rosters/check/row';
import { isOfPeople, rosterFields } from '../../../model/rosters/read/fields';
import { guessMapping, type Titles } from '../../../model/rosters/read/mapping';
import { joinedSheets } from '../../../model/rosters/read/sheets';
import { checkImport } from './check-import';
import { type ImportRow, selectContent, selectImport, updateFault, updateRead } from '../queries/imports.queries';
import { readOneRoster } from './one-roster';
import type { RosterParts } from '../parts';
import { deleteRows, insertRows } from '../queries/rows.queries';

/** Reads an uploaded file into rows and checks them. Read again from the start when a process dies on the way. */
export async function readImport(parts: RosterParts, id: Id, context: JobContext): Promise<void> {
  const { database } = parts;
  const found = await database.read(context.actor, async (db) => ({
    roster: await selectImport(db, id),
    content: (await selectContent(db, id))?.content,
  }));
  if (found.roster.state !== 'reading') return checkImport(parts, id, context);
  if (!found.content) return;
  await context.heartbeat();
  try {
    const { heading, rows } = await rowsOf(parts.texts, found.roster, found.content);
    if (rows.length === 0) throw new AppError('organisation.rosters.error.noRows', 422);
    const mapping = guessMapping(
      found.roster.kind,
      heading,
      rows.map(({ cells }) => cells),
      titlesIn(parts.texts),
    );
    await database.write(context.actor, async (db) => {
      await deleteRows(db, id);
      await insertRows(db, id, rows);
      await updateRead(db, id, heading, mapping);
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await database.write(context.actor, (db) => updateFault(db, id, error.key));
    return;
  }
  await checkImport(parts, id, context);
}

/** What our template calls the fields, in both languages. */
export const titlesIn = (texts: Texts): Titles =>
  Object.fromEntries(
    rosterFields.map((field) => [
      field,
      languages.map((language) => texts.say(language, `organisation.rosters.field.${field}`)),
    ]),
  );

async function rowsOf(
  texts: Texts,
  { kind, fileName }: Pick<ImportRow, 'kind' | 'fileName'>,
  content: Buffer,
): Promise<{ heading: string[]; rows: FileRow[] }> {
  const ofOneRoster = isOfPeople(kind) ? await readOneRoster(content, kind) : null;
  if (ofOneRoster) {
    const { heading, rows } = ofOneRoster;
    return { heading, rows: rows.map((cells, index) => ({ line: index + 2, cells })) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'edutech-roster-'));
  try {
    const path = join(folder, 'roster');
    await writeFile(path, content, { mode: 0o600 });
    // texts of the file's own language are not known here; both are understood when it comes back
    const say = (key: string) => texts.say('zh-CN', `organisation.rosters.${key}`);
    const words = { sheet: say('sheetColumn'), class: say('field.class') };
    const { heading, rows } = joinedSheets(kind, await readSheets(path, fileName), titlesIn(texts), words);
    return { heading: [...heading], rows: [...rows] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
