import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import { filesOfBody } from '../../kit/common/walk-body';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { nearlySame } from '../../model/limits';
import { selectCandidatesOf } from '../duplicates/duplicates.queries';
import { similarity, shinglesOf, signatureOf } from '../words/signature';
import { selectItems, selectOwnRun } from './import.queries';

/** Of each band of each item. */
const mostCandidates = 10;

interface Near {
  readonly itemId: Id;
  readonly share: number;
  readonly id: Id;
  readonly title: string;
}

export const importDuplicates =
  (files: Files): Handler<typeof api.importDuplicates> =>
  async ({ db, actor, input }) => {
    const run = await selectOwnRun(db, input.importId, actor.personId);
    const items = (await selectItems(db, run.id)).filter(({ questionId, isLeft }) => questionId === null && !isLeft);
    const contentsOf = async (bodies: readonly QuestionBody[]) => {
      const ids = [...new Set(bodies.flatMap(filesOfBody))];
      return ids.length > 0 ? await files.findMany(db, ids) : new Map();
    };
    const pictures = await contentsOf(items.map(({ body }) => body));
    const pieces = new Map(items.map(({ id, body }) => [id, shinglesOf(body, pictures)] as const));
    const signed = [...pieces].map(([id, set]) => ({ id, signature: signatureOf(set) }));
    const candidates = await selectCandidatesOf(db, signed, actor, mostCandidates);
    const others = await contentsOf(candidates.map(({ body }) => body));
    const nearest = new Map<Id, Near>();
    for (const { itemId, id, title, body } of candidates) {
      const share = Math.round(similarity(pieces.get(itemId)!, shinglesOf(body, others)) * 100) / 100;
      if (share >= nearlySame && share > (nearest.get(itemId)?.share ?? 0))
        nearest.set(itemId, { itemId, share, id, title });
    }
    return [...nearest.values()];
  };
