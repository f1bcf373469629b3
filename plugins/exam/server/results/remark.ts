import { invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { ExamKey, KeyPreview } from '../../api/results';
import type { FrozenItem } from '../sitting/frozen-exams';
import { type NamedResult, selectNamedResults } from './key-changes.queries';
import { hasKey, isKeyed, pointsByKey } from './mark-part';

interface Remarks {
  readonly changes: readonly (NamedResult & { readonly itemId: Id; readonly after: number | null })[];
  readonly unchanged: number;
  readonly byPerson: number;
  /** Place of the item on the paper, from 1. */
  readonly number: number;
}

/**
 * What another key does to the answers of an item, as homework's re-marking does (plugins/work/server/marking/remarking.routes.ts):
 * points that are not those of the key that stands were given by a person, and stay.
 */
export async function remark(
  db: Db,
  bank: QuestionBank<Db>,
  items: ReadonlyMap<Id, FrozenItem>,
  exam: ExamKey,
  { itemId, key }: { readonly itemId: Id; readonly key: QuestionKey },
): Promise<Remarks> {
  const item = items.get(itemId);
  if (!item || !hasKey(item)) throw notFound('exam.error.noItem');
  const changed: FrozenItem = { ...item, key };
  const changes: Remarks['changes'][number][] = [];
  let [unchanged, byPerson] = [0, 0];
  for (const row of await selectNamedResults(db, exam, itemId)) {
    const { part, answer, points } = row;
    if (!isKeyed(item, part)) continue;
    if (!isKeyed(changed, part)) throw invalid('exam.error.noKey');
    const after = pointsByKey(bank, changed, part, answer);
    if (points !== pointsByKey(bank, item, part, answer)) byPerson += 1;
    else if (after === points) unchanged += 1;
    else changes.push({ ...row, itemId, after });
  }
  return { changes, unchanged, byPerson, number: [...items.keys()].indexOf(itemId) + 1 };
}

export const changesOf = ({ changes, unchanged, byPerson }: Remarks): KeyPreview => ({
  changes: changes.map(({ studentId, name, className, part, points, after }) => ({
    studentId,
    name,
    className,
    part,
    before: points,
    after,
  })),
  unchanged,
  byPerson,
});
