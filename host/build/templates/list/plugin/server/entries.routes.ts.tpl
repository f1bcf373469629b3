import { forbidden, invalid } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import { pageInfo } from 'edutech/core/server/data/paging';
import type { Files } from 'edutech/core/server/files/files';
import type { SingleHandler } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../api';
import { isTitle, tidyTitle } from '../model/title';
import {
  countEntries,
  deleteEntry,
  type EntryRow,
  insertEntry,
  lockOwnEntry,
  selectEntries,
  updateEntry,
} from './entries.queries';

function schoolOf(actor: SignedIn): Id {
  if (!actor.schoolId) throw forbidden();
  return actor.schoolId;
}

const titleIn = (title: string): string => {
  if (!isTitle(title)) throw invalid('{{id}}.error.emptyTitle');
  return tidyTitle(title);
};

export const list: SingleHandler<typeof api.listEntries> = async ({ db, actor, input }) => {
  const schoolId = schoolOf(actor);
  const [rows, total] = await Promise.all([selectEntries(db, schoolId, input), countEntries(db, schoolId, input)]);
  const shown = (row: EntryRow) => ({ ...row, isOwn: row.authorId === actor.personId });
  return { items: rows.map(shown), page: pageInfo(input, total) };
};

/** Rows of a workbook. */
const mostRows = 5000;

interface ExportParts {
  readonly files: Files;
  readonly texts: Texts;
}

export const exportList =
  ({ files, texts }: ExportParts): SingleHandler<typeof api.exportEntries> =>
  async ({ db, actor, input, language }) => {
    const rows = await selectEntries(db, schoolOf(actor), { ...input, page: 1, pageLine: mostRows });
    const say = (key: string) => texts.say(language, `{{id}}.sheet.${key}`);
    const columns = [
      { title: say('title'), width: 60 },
      { title: say('kind'), width: 12 },
      { title: say('author'), width: 16 },
      { title: say('changed'), width: 18 },
    ];
    const cells = rows.map(({ title, kind, author, changed }) => [
      title,
      say(`kind.${kind}`),
      author,
      cityMinute(changed),
    ]);
    return sheetFile(db, files, actor, say('name'), [{ name: say('name'), columns, rows: cells }]);
  };

export const add: SingleHandler<typeof api.addEntry> = async ({ db, actor, input, now }) => {
  const id = newId(now.getTime());
  const row = { id, schoolId: schoolOf(actor), authorId: actor.personId, title: titleIn(input.title), kind: input.kind };
  await insertEntry(db, row, now);
  return { id };
};

export const edit: SingleHandler<typeof api.editEntry> = async ({ db, actor, input, now }) => {
  const row = await lockOwnEntry(db, schoolOf(actor), input.id, actor.personId);
  const { title, kind, version } = row;
  if (version !== input.version) throw editConflict(input, { id: row.id, title, kind, version });
  await updateEntry(db, row, { title: titleIn(input.title), kind: input.kind }, now);
  return { id: row.id };
};

export const remove: SingleHandler<typeof api.removeEntry> = async ({ db, actor, input }) => {
  const row = await lockOwnEntry(db, schoolOf(actor), input.id, actor.personId);
  await deleteEntry(db, row);
  return { id: row.id };
};
