import { conflict } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import { sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type { OwnerAct } from 'edutech/plugins/library/kit/common/acts';
import { purge, type TrashJob } from 'edutech/plugins/library/kit/server/empty-trash.job';
import { favour } from 'edutech/plugins/library/kit/server/favourites';
import { type Acting, ownerActsOf } from 'edutech/plugins/library/kit/server/owner-acts';
import { insertReview } from 'edutech/plugins/library/kit/server/reviews.queries';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import { visibilities } from '../../model/sharing';
import { snapshotsOf } from '../reviewing/snapshots';
import { followResources } from '../contributions/teachers-to-find.queries';
import { tables } from '../library-tables';
import { selectReadable } from '../browsing/listing.queries';
import { lockOwn, type OwnRow } from '../saving/saving.queries';
import { selectFilesOf } from './files-of.queries';
import { publishFiles, unpublishFiles } from './published-files';

export interface OwnerActParts {
  readonly audit: Audit;
  readonly files: Files;
  readonly index: SearchIndex;
  readonly textbooks: Textbooks;
  /** Days within which a review is to be decided. */
  readonly auditDays: number;
}

/** What is removed with a resource: its files, which are of nothing else. */
export const trash: TrashJob = {
  name: 'resource.emptyTrash',
  schedule: '47 3 * * *',
  tables,
  filesOf: selectFilesOf,
};

const dayMilliseconds = 86_400_000;

/** Files, search and the audit log after an act; what was one's own alone is nobody's business, and leaves no trace. */
async function follow(
  { audit, files, index }: OwnerActParts,
  { db, actor, client }: Acting,
  step: OwnerAct,
  rows: readonly OwnRow[],
): Promise<void> {
  const published = rows.filter(({ visibility }) => visibility === visibilities.public);
  await (step === 'restore' ? publishFiles : unpublishFiles)(db, files, published);
  const ids = rows.map(({ id }) => id);
  await followResources(index, db, actor.personId, ids);
  for (const { id, title, schoolId, visibility } of rows.filter((row) => row.visibility !== visibilities.personal)) {
    await audit.record(db, actor, {
      act: `resource.${step}`,
      objectKind: 'resource',
      objectId: id,
      schoolId,
      facts: { title, visibility },
      address: client.address,
    });
  }
}

/** What owners do with their resources. */
export function ownerActHandlers(parts: OwnerActParts) {
  const { files, textbooks, auditDays } = parts;
  const acts = ownerActsOf<OwnRow>({
    tables,
    lockOwn,
    seenOf: ({ visibility }) => visibility,
    errors: {
      missing: 'resource.error.notFound',
      cannotShare: 'resource.error.cannotShare',
      noSchool: 'resource.error.noSchool',
    },
    follow: (call, step, rows) => follow(parts, call, step, rows),
  });
  return {
    deleteResource: (call) => acts.remove(call, [call.input.id]),
    deleteResources: (call) => acts.remove(call, call.input.ids),
    restoreResources: (call) => acts.restore(call, call.input.ids),
    purgeResources: async (call) => {
      const rows = await acts.ownOf(call, call.input.ids);
      if (!rows.every(({ isRemoved }) => isRemoved)) throw conflict('resource.error.notInTrash');
      return { count: await purge(call.db, files, trash, rows) };
    },
    shareResources: (call) =>
      acts.share(call, call.input, async (reviews) => {
        const { db, now } = call;
        const due = new Date(now.getTime() + auditDays * dayMilliseconds);
        const items = reviews.map(({ item }) => item);
        const snapshots = await snapshotsOf(db, { textbooks, files }, items);
        for (const review of reviews) {
          const snapshot = sql`${JSON.stringify(snapshots.get(review.item.id))}::jsonb`;
          await insertReview(db, tables, review, { due_at: sql`${due}`, snapshot });
        }
      }),
    withdrawResources: (call) => acts.withdraw(call, call.input.ids),
    favourResources: favour({ tables, readable: selectReadable, missing: 'resource.error.notFound' }),
  } satisfies {
    deleteResource: Handler<typeof api.deleteResource>;
    deleteResources: Handler<typeof api.deleteResources>;
    restoreResources: Handler<typeof api.restoreResources>;
    purgeResources: Handler<typeof api.purgeResources>;
    shareResources: Handler<typeof api.shareResources>;
    withdrawResources: Handler<typeof api.withdrawResources>;
    favourResources: Handler<typeof api.favourResources>;
  };
}
