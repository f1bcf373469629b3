import { AppError, invalid, wireCodes } from 'edutech/core/common/errors';
import { languages } from 'edutech/core/common/languages';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { readRows, sheetFields } from '../../model/read-words';
import { mostAtOnce } from '../../model/word';
import { readUnit } from './units.queries';
import { selectWordsOfUnit } from './words.queries';

/** Largest sheet: a word list has some hundred lines. */
const megabytes = 5;

/** What our template calls its columns, in both languages. */
const titlesIn = (texts: Texts) =>
  Object.fromEntries(
    sheetFields.map((field) => [field, languages.map((language) => texts.say(language, `dictionary.sheet.${field}`))]),
  ) as Record<(typeof sheetFields)[number], string[]>;

export const readWordSheet =
  (texts: Texts): Handler<typeof api.readWordSheet> =>
  async ({ files: sent, input }) => {
    const file = sent.find(({ field }) => field === 'file');
    if (!file || file.bytes === 0) throw invalid('dictionary.import.noFile');
    if (file.bytes > megabytes * 1024 * 1024)
      throw new AppError('dictionary.import.large', wireCodes.tooLarge, { megabytes });
    const [sheet] = await readSheets(file.path, file.name);
    const read = sheet ? readRows(sheet.rows, titlesIn(texts), input.language) : null;
    if (!read || read.words.length + read.faults.length === 0) throw invalid('dictionary.import.nothing');
    if (read.words.length > mostAtOnce) throw invalid('dictionary.import.tooMany', { most: mostAtOnce });
    return { words: [...read.words], faults: read.faults.slice(0, 200) };
  };

export const wordSheet =
  (files: Files, texts: Texts): Handler<typeof api.wordSheet> =>
  async ({ db, actor, input, language }) => {
    const unit = await readUnit(db, actor, input.unitId);
    const words = await selectWordsOfUnit(db, unit);
    return sheetFile(db, files, actor, unit.title, [
      {
        name: texts.say(language, 'dictionary.sheet.name'),
        columns: sheetFields.map((field) => ({ title: texts.say(language, `dictionary.sheet.${field}`), width: 24 })),
        rows: words.map((word) => sheetFields.map((field) => word[field])),
      },
    ]);
  };
