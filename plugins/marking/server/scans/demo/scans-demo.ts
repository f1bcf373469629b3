import { contributions } from 'edutech/core/common/token';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { ExamResults } from 'edutech/plugins/exam/api';
import type { SheetWords } from '../../layout/words';

/** What the builder of the demo scans needs: builders get what was contributed. */
export interface ScansDemoParts {
  readonly results: ExamResults<Db, SignedIn>;
  readonly words: SheetWords;
}
export const ScansDemo = contributions<ScansDemoParts>('marking.ScansDemo');
