import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { WrongSource } from 'edutech/plugins/wrong/api';
import type * as api from '../../api';
import { ladderAt, type Rung } from '../../model/ladder';
import type { DeskBroadcast } from '../desk/desk-broadcast';
import { readItem } from '../items/find-item';
import type { ItemKey } from '../items/items.queries';
import { forStudents, type Parts } from '../parts';
import { ownClass } from './class-help';
import { insertView, selectHints, selectOpened } from './ladder.queries';

/** Whether homework or an exam that is not released has this question. */
export async function isWithheld(
  db: Db,
  withholders: readonly WrongSource<Db>[],
  personId: Id,
  questionId: Id | null,
  now: Date,
): Promise<boolean> {
  if (!questionId) return false;
  for (const source of withholders)
    if ((await source.withheld(db, personId, [questionId], now)).has(questionId)) return true;
  return false;
}

interface LadderOf extends ItemKey {
  readonly questionId: Id | null;
}

/** The ladder as one student sees it: what is closed has no content. */
export async function ownLadder(
  db: Db,
  { database, withholders }: Pick<Parts, 'database' | 'withholders'>,
  item: LadderOf,
  personId: Id,
  now: Date,
) {
  const [hints, opened, withheld] = await Promise.all([
    database.read(forStudents, (part) => selectHints(part, item)),
    selectOpened(db, item, personId),
    isWithheld(db, withholders, personId, item.questionId, now),
  ]);
  const written = hints.map(({ rung }) => rung);
  return ladderAt(written, opened, { now, isWithheld: withheld }).map(({ rung, isOpen, lock, opensAt }) => ({
    rung,
    isOpen,
    lock,
    opens: opensAt,
    content: isOpen ? (hints.find((hint) => hint.rung === rung)?.content ?? null) : null,
  }));
}

const closed = () => new AppError('coach.error.rungClosed', wireCodes.conflict);

export const openRung =
  (parts: Parts, broadcast: DeskBroadcast): Handler<typeof api.openRung> =>
  async ({ db, actor, input, now, language }) => {
    const own = await ownClass(db, parts, actor, now);
    const item = await readItem(db, actor, input.itemId, language);
    const before = await ownLadder(db, parts, item, actor.personId, now);
    const rung = before.find((one) => one.rung === input.rung);
    if (!rung || rung.lock) throw closed();
    if (rung.isOpen) return before;
    const view = { rung: rung.rung as Rung, personId: actor.personId, classId: own.classId, now };
    await insertView(db, item, view);
    db.afterCommit(() => broadcast.send(own.classId, item.subjectId));
    return ownLadder(db, parts, item, actor.personId, now);
  };
