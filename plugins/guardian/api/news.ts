import type { Id } from 'edutech/core/common/ids';
import { contributions } from 'edutech/core/common/token';

/** Homework, and the students whose guardians it is about. */
export interface HomeworkNews {
  readonly schoolId: Id;
  readonly homeworkId: Id;
  readonly studentIds: readonly Id[];
  /** Others who have the same homework: their guardians know of it already. */
  readonly besides: readonly Id[];
}

/** Tells guardians what an area has for their children; of nobody else's. The list is empty where there are no guardians. */
export interface GuardianNews<Db = unknown> {
  /** Whether guardians of a school are notified of homework unless its teacher says otherwise. */
  isUsual(db: Db, schoolId: Id): Promise<boolean>;
  /** Notifies each guardian once, not before `at`. */
  given(
    db: Db,
    news: HomeworkNews & { readonly title: string; readonly className: string; readonly at: Date },
    now: Date,
  ): Promise<void>;
  /** Withdraws it from the guardians of the students, except where `besides` has a child of theirs. */
  gone(db: Db, news: HomeworkNews): Promise<void>;
}
export const GuardianNews = contributions<GuardianNews>('guardian.GuardianNews');
