import { itemsOf } from '../../../model/paper/document';
import { answersIn, type PrintKind, printedAs, printKinds } from '../../../model/paper/prints';
import type { PaperVersion } from '../../../model/paper/versions';
import type { PaperSize } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { PaperDesk } from '../desk/paper/use-paper';

/** What is chosen for a print. */
export interface PrintValues {
  /** What is shown, and becomes a file. */
  readonly kind: PrintKind;
  readonly version: PaperVersion;
  /** Of each kind. */
  readonly copies: Readonly<Record<PrintKind, number>>;
  /** Empty: the paper's own. */
  readonly sheet: PaperSize | '';
  readonly watermark: string;
  readonly isDuplex: boolean;
}

/** Most copies of one kind. */
export const mostCopies = 9999;

/** Kinds for somebody: who may not see answers chooses between the paper and its table. */
export const kindsFor = (maySeeKeys: boolean): readonly PrintKind[] =>
  printKinds.filter((one) => maySeeKeys || one === 'student' || one === 'table');

export const firstValues = (students: number): PrintValues => ({
  kind: 'student',
  version: 'A',
  copies: { student: students, teacher: 1, answers: 1, table: 0 },
  sheet: '',
  watermark: '',
  isDuplex: true,
});

/** The call for the pages of a kind; null where there are none: a table is a workbook, an empty paper has no print. */
export function printedInput(
  { values: { title, document }, paperId }: PaperDesk,
  { version, sheet, watermark }: PrintValues,
  kind: PrintKind,
) {
  if (kind === 'table' || itemsOf(document).length === 0) return null;
  return {
    title,
    document: printedAs(document, { sheet: sheet || undefined, watermark: watermark.trim() || undefined }),
    answers: answersIn[kind],
    ...(paperId !== null && { paperId, version }),
  };
}
