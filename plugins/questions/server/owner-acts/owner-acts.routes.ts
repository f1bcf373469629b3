import { conflict, forbidden } from 'edutech/core/common/errors';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import { sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { OwnerAct } from 'edutech/plugins/library/kit/common/acts';
import { favour } from 'edutech/plugins/library/kit/server/favourites';
import { type Acting, ownerActsOf } from 'edutech/plugins/library/kit/server/owner-acts';
import { insertReview } from 'edutech/plugins/library/kit/server/reviews.queries';
import type * as api from '../../api';
import { type Rights, rightsOn } from '../../model/rights';
import { tables } from '../library-tables';
import { selectReadable } from '../browsing/lines.queries';
import { selectOwnFiles } from '../saving/question-files.queries';
import { lockOwn, type OwnRow } from '../saving/saving.queries';
import { updateSearchWords } from '../words/update-search-words';

export interface OwnerActParts {
  readonly audit: Audit;
  readonly files: Files;
}

const rightsOf = (actor: SignedIn, { source, wanted, isRemoved, schoolId }: OwnRow): Rights =>
  rightsOn(actor, { source, wanted, isOwn: true, isRemoved, hasSchool: schoolId !== null });

const idsOf = (rows: readonly OwnRow[]) => rows.map(({ id }) => id);

/** Files, search and the audit log after an act; what was one's own alone is nobody's business, and leaves no trace. */
async function follow(
  { audit, files }: OwnerActParts,
  { db, actor, client }: Acting,
  step: OwnerAct,
  rows: readonly OwnRow[],
): Promise<void> {
  if (step === 'withdraw') {
    const published = idsOf(rows.filter(({ source }) => source === bankSources.public));
    for (const id of await selectOwnFiles(db, published)) await files.unpublish(db, id);
    await updateSearchWords(db, idsOf(rows));
  }
  for (const { id, title, schoolId, source } of rows.filter((row) => row.source !== bankSources.personal)) {
    await audit.record(db, actor, {
      act: `questions.${step}`,
      objectKind: 'bankQuestion',
      objectId: id,
      schoolId,
      facts: { title, source },
      address: client.address,
    });
  }
}

/** What owners do with their questions. */
export function ownerActHandlers(parts: OwnerActParts) {
  const acts = ownerActsOf<OwnRow>({
    tables,
    lockOwn,
    seenOf: ({ source }) => source,
    errors: {
      missing: 'questions.error.notFound',
      cannotShare: 'questions.error.cannotShare',
      noSchool: 'questions.error.noSchool',
    },
    follow: (call, step, rows) => follow(parts, call, step, rows),
  });
  return {
    removeQuestions: (call) =>
      acts.remove(call, call.input.ids, (rows) => {
        if (rows.some(({ source }) => source === bankSources.public)) throw conflict('questions.error.shared');
        if (!rows.every((row) => rightsOf(call.actor, row).remove)) throw forbidden();
      }),
    restoreQuestions: (call) => acts.restore(call, call.input.ids),
    shareQuestions: (call) =>
      acts.share(call, call.input, async (reviews) => {
        for (const review of reviews)
          await insertReview(call.db, tables, review, { version: sql`${review.item.version}` });
      }),
    withdrawQuestions: (call) => acts.withdraw(call, call.input.ids, (row) => rightsOf(call.actor, row).withdraw),
    favourQuestions: favour({ tables, readable: selectReadable, missing: 'questions.error.notFound' }),
  } satisfies {
    removeQuestions: Handler<typeof api.removeQuestions>;
    restoreQuestions: Handler<typeof api.restoreQuestions>;
    shareQuestions: Handler<typeof api.shareQuestions>;
    withdrawQuestions: Handler<typeof api.withdrawQuestions>;
    favourQuestions: Handler<typeof api.favourQuestions>;
  };
}
