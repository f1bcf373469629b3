import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { isInScope, type QueueOf, type QueueRow as AnyRow } from 'edutech/plugins/library/kit/server/reviews.queries';
import type { Form, Kind } from '../../model/kinds';
import type { Check } from '../../model/sharing';
import type { Snapshot } from '../../model/snapshot';

/** A line of the queue, with what only the open task shows. */
export interface QueueRow extends AnyRow {
  readonly kind: Kind;
  readonly form: Form;
  readonly ownerId: Id;
  readonly due: Date;
  readonly returns: number;
}

export interface TaskRow extends QueueRow {
  readonly snapshot: Snapshot;
  readonly ticks: Check[];
}

const more = sql`
  i.kind, i.form, t.owner_person_id as owner_id, t.due_at as due,
  (select count(*) from resource.audit_task b
    where b.resource_id = t.resource_id and b.state = 'returned' and b.submitted_at < t.submitted_at) as returns`;

interface Narrowing {
  readonly stageId?: Stage;
  readonly subjectId?: Id;
  readonly ownerId?: Id;
}

/** The queue of a reviewer, as its call narrows it. */
export const queueOf = (reviewer: SignedIn, language: Language, narrowing: Narrowing): QueueOf => ({
  more,
  ownerElse: sql`i.authors`,
  where: sql.join(
    [
      isInScope(reviewer),
      ...(narrowing.stageId ? [sql`t.stage = ${narrowing.stageId}`] : []),
      ...(narrowing.subjectId ? [sql`t.subject_id = ${narrowing.subjectId}`] : []),
      ...(narrowing.ownerId ? [sql`t.owner_person_id = ${narrowing.ownerId}`] : []),
    ],
    sql` and `,
  ),
  language,
});

/** One review of a reviewer. */
export const taskOf = (reviewer: SignedIn, language: Language): QueueOf => ({
  more: sql`${more}, t.snapshot, t.ticks`,
  ownerElse: sql`i.authors`,
  where: isInScope(reviewer),
  language,
});
