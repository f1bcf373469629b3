import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { withPoints } from 'edutech/plugins/questions/kit/common/shared-points';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfBody } from 'edutech/plugins/questions/kit/common/walk-body';
import type { Medium, ShownItem } from '../../api/records';
import { type Block, bodyOfAsk, isItem, type QuestionItem } from '../../model/book/document';
import { filesOfBlocks } from '../../model/book/files';

/** What is answered in some blocks, in their order, without keys; a question that is gone from the bank is left out. */
export async function shownItems(db: Db, bank: QuestionBank<Db>, blocks: readonly Block[]): Promise<ShownItem[]> {
  const questions = blocks.flatMap(({ parts }) =>
    parts.filter((part): part is QuestionItem => part.kind === 'question'),
  );
  const bodies = questions.length > 0 ? await bank.bodies(db, questions) : new Map<string, QuestionBody>();
  return blocks.flatMap(({ id: blockId, parts }) =>
    parts.filter(isItem).flatMap((item): ShownItem[] => {
      if (item.kind === 'ask') return [{ itemId: item.id, blockId, body: bodyOfAsk(item) }];
      const body = bodies.get(versionKey(item));
      return body ? [{ itemId: item.id, blockId, body: withPoints(body, item.points) }] : [];
    }),
  );
}

/** Addresses of files, for this session; those that are gone are left out. */
export async function mediaFor(db: Db, files: Files, ids: Iterable<Id>, sessionId: string | null): Promise<Medium[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const stored = await files.findMany(db, wanted);
  return wanted.flatMap((file) => {
    const found = stored.get(file);
    return found
      ? [{ file, address: files.ticketAddress(found, 'view', sessionId), mime: found.mime, name: found.name }]
      : [];
  });
}

export const filesOfShown = (blocks: readonly Block[], items: readonly ShownItem[]): Id[] => [
  ...filesOfBlocks(blocks),
  ...items.flatMap(({ body }) => filesOfBody(body)),
];
