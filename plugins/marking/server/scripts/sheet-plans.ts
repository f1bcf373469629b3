import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AnswerSheet } from '../../model/sheet/answer-sheet';
import type { SheetToDraw } from '../drawing/draw-task';
import type { LaidOutSheet } from '../layout/lay-out';

/** A sheet as it was printed, with its pages and plans. */
export interface PlannedSheet extends LaidOutSheet {
  readonly code: number;
  readonly sheet: AnswerSheet;
}

/** Lays out a sheet, elsewhere. */
interface Drawer {
  layOut(sheet: SheetToDraw): Promise<LaidOutSheet>;
}

/** Sheets that are kept; each is laid out once in a while. */
const mostKept = 50;

/** Sheets of papers as they were printed: what is printed once never changes. */
export class SheetPlans {
  readonly #drawer: Drawer;
  readonly #kept = new Map<string, PlannedSheet>();

  constructor(drawer: Drawer) {
    this.#drawer = drawer;
  }

  /** All that were printed of a paper: students may have written on any of them. */
  async ofPaper(
    db: Db,
    { schoolId, paperId }: { readonly schoolId: Id; readonly paperId: Id },
  ): Promise<PlannedSheet[]> {
    const printed = await db.all<SheetToDraw>(sql`
      select code, sheet, language from marking.printed_sheet
      where school_id = ${schoolId} and paper_id = ${paperId} order by printed_at desc, code desc`);
    return Promise.all(printed.map((one) => this.#plannedOf(schoolId, one)));
  }

  async #plannedOf(schoolId: Id, one: SheetToDraw): Promise<PlannedSheet> {
    const key = `${schoolId} ${one.code}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const planned = { code: one.code, sheet: one.sheet, ...(await this.#drawer.layOut(one)) };
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(key, planned);
    return planned;
  }
}
