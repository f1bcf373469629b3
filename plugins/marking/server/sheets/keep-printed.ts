import { isDeepStrictEqual } from 'node:util';
import { conflict, invalid } from 'edutech/core/common/errors';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { PaperOutline } from 'edutech/plugins/exam/api';
import { usualSettings } from '../../model/sheet/settings';
import { sheetFor } from '../../model/sheet/sheet-for';
import type { SheetToDraw } from '../drawing/draw-task';
import {
  insertPrinted,
  lockCodes,
  selectFreeCode,
  selectLastPrinted,
  selectSettings,
  updatePrinted,
} from './sheets.queries';

interface Printing {
  readonly by: string;
  readonly now: Date;
  readonly language: Language;
}

/**
 * Keeps the sheet of a paper as it is about to be printed. The same sheet keeps its code however often it is printed; another one
 * gets a new code. 422 `marking.error.empty` without questions, 409 `marking.error.noCode` where none is left.
 */
export async function keepPrinted(db: Db, outline: PaperOutline, who: Printing): Promise<SheetToDraw> {
  if (outline.sections.length === 0) throw invalid('marking.error.empty');
  const sheet = sheetFor(outline, (await selectSettings(db, outline)) ?? usualSettings);
  await lockCodes(db, outline.schoolId);
  const last = await selectLastPrinted(db, outline);
  if (last && last.language === who.language && isDeepStrictEqual(last.sheet, sheet)) {
    await updatePrinted(db, outline.schoolId, last.code, who);
    return last;
  }
  const code = await selectFreeCode(db, outline.schoolId);
  if (code === null) throw conflict('marking.error.noCode');
  await insertPrinted(db, outline, { code, sheet, ...who });
  return { code, sheet, language: who.language };
}
