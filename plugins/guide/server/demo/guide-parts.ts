import { contributions } from 'edutech/core/common/token';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';

/** What marks guide books: the demo city marks its own by the same way as the product. */
export interface GuideParts {
  readonly bank: QuestionBank<Db>;
}
export const GuideParts = contributions<GuideParts>('guide.GuideParts');
