import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import type { AnswerSheet } from '../../model/sheet/answer-sheet';
import { type LaidOutSheet, layOutSheet } from '../layout/lay-out';
import { wordsOf } from '../sheets/sheet-words';

/** A sheet as it was printed, with its pages and plans. */
export interface PlannedSheet extends LaidOutSheet {
  readonly code: number;
  readonly sheet: AnswerSheet;
}

interface Printed {
  readonly code: number;
  readonly sheet: AnswerSheet;
  readonly language: Language;
}

/** Sheets that are kept; each is laid out once in a while. */
const mostKept = 50;

/** Sheets of papers as they were printed: what is printed once never changes. */
export class SheetPlans {
  readonly #texts: Texts;
  readonly #kept = new Map<string, PlannedSheet>();

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** All that were printed of a paper: students may have written on any of them. */
  async ofPaper(
    db: Db,
    { schoolId, paperId }: { readonly schoolId: Id; readonly paperId: Id },
  ): Promise<PlannedSheet[]> {
    const printed = await db.all<Printed>(sql`
      select code, sheet, language from marking.printed_sheet
      where school_id = ${schoolId} and paper_id = ${paperId} order by printed_at desc, code desc`);
    return printed.map((one) => this.#plannedOf(schoolId, one));
  }

  #plannedOf(schoolId: Id, { code, sheet, language }: Printed): PlannedSheet {
    const key = `${schoolId} ${code}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const planned = { code, sheet, ...layOutSheet(sheet, code, wordsOf(this.#texts, language), measuringLetters()) };
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(key, planned);
    return planned;
  }
}
