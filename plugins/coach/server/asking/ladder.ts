import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { ladderAt, type OpenedRung, type Rung } from '../../model/ladder';
import type { Withheld } from '../../model/withheld';
import type { DeskBroadcast } from '../desk/desk-broadcast';
import { readItem } from '../items/find-item';
import { forStudents, type Parts } from '../parts';
import { ownClass } from './class-help';
import { type HintRow, insertView, selectHints, selectOpened } from './ladder.queries';
import { withheldBy } from './withheld';

/** The ladder as one student sees it: what is closed has no content. */
export function showLadder(
  hints: readonly HintRow[],
  opened: readonly OpenedRung[],
  { now, withheld }: { readonly now: Date; readonly withheld: Withheld },
) {
  const written = hints.map(({ rung }) => rung);
  return ladderAt(written, opened, { now, withheld }).map(({ rung, isOpen, lock, opensAt }) => ({
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
    const [hints, opened, withheld] = await Promise.all([
      parts.database.read(forStudents, (part) => selectHints(part, item)),
      selectOpened(db, item, actor.personId),
      withheldBy(db, parts, actor.personId, item, now),
    ]);
    const before = showLadder(hints, opened, { now, withheld });
    const rung = before.find((one) => one.rung === input.rung);
    if (!rung || rung.lock) throw closed();
    if (rung.isOpen) return before;
    const view = { rung: rung.rung as Rung, personId: actor.personId, classId: own.classId, now };
    await insertView(db, item, view);
    db.afterCommit(() => broadcast.send(own.classId, item.subjectId));
    return showLadder(hints, [...opened, { rung: input.rung, seenAt: now }], { now, withheld });
  };
