import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PaperSource, PaperState } from '../../model/paper/states';
import { type ListedPaper, listedColumns, opens } from '../papers/list.queries';
import { isInvited, isShared, type PaperKey, waitsFor } from '../papers/papers.queries';

/** Where a paper stands from now on, and who sees it once it is open. */
export interface Standing {
  readonly state: Exclude<PaperState, 'secret'>;
  readonly source: PaperSource;
  /** Whom it is to be shared with; under review only. */
  readonly wanted?: 2 | 3;
  /** Why a review returned it. */
  readonly reason?: string;
}

export const updateStanding = (db: Db, { schoolId, id }: PaperKey, { state, source, wanted, reason }: Standing) =>
  db.run(sql`
    update exam.paper set state = ${state}, source = ${source}, wanted = ${wanted ?? null}, reason = ${reason ?? ''}
    where school_id = ${schoolId} and id = ${id}`);

export interface StandingRow extends ListedPaper {
  readonly schoolId: Id;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly wanted: 2 | 3 | null;
  readonly reason: string;
  readonly isRemoved: boolean;
  readonly isReviewed: boolean;
  readonly isOpened: boolean;
  readonly isShared: boolean;
  readonly isInvited: boolean;
}

/** Where a paper stands for the actor, also while it is sealed, for its owner and the two who open it. */
export const selectStanding = (db: Db, actor: SignedIn, language: Language, id: Id) => {
  const { columns, from } = listedColumns(actor, language);
  return db.one<StandingRow>(
    sql`select ${columns}, p.school_id, p.subject_id, p.grade_id, p.wanted, p.reason, p.removed_at is not null as is_removed,
        ${waitsFor(actor)} as is_reviewed, ${opens(actor)} as is_opened,
        ${isShared(actor)} as is_shared, ${isInvited(actor)} as is_invited
      from ${from} where p.id = ${id} and (p.owner_id = ${actor.personId}
        or (p.removed_at is null and (${isShared(actor)} or ${isInvited(actor)} or ${waitsFor(actor)} or ${opens(actor)})))`,
    'exam.error.noPaper',
  );
};
