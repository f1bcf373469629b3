import { conflict, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Live, LiveTopic } from 'edutech/core/server/live/live';
import type { Call, Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { basketTopic as topicName } from '../../model/basket-topic';
import { mostInBasket } from '../../model/limits';
import { type LineParts, linesOfIds } from '../browsing/lines';
import { selectReadable } from '../browsing/lines.queries';
import { lockBasket, selectBasketIds, selectReadableBasket, selectTypes, writeBasket } from './basket.queries';

/** One's own basket, on every device that is open. */
export const basketTopic: LiveTopic = {
  name: topicName,
  mayHear: (actor, subject) => actor.kind === 'person' && actor.personId === subject,
};

type Changing = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now'>;

/** Changes the basket as a whole; tells the other devices when it is written. */
async function change(
  live: Live,
  { db, actor, now }: Changing,
  next: (ids: readonly Id[]) => readonly Id[] | Promise<readonly Id[]>,
): Promise<{ count: number }> {
  await lockBasket(db, actor.personId);
  const before = await selectBasketIds(db, actor.personId);
  const wanted = await next(before);
  const ids = byType(wanted, await selectTypes(db, wanted));
  if (ids.join() !== before.join()) {
    await writeBasket(db, actor.personId, ids, now);
    db.afterCommit(() => live.publish(`${topicName}:${actor.personId}`, { count: ids.length }));
  }
  return { count: ids.length };
}

/** Papers stand type by type: so does the basket, the types in the order in which they first came. */
function byType(ids: readonly Id[], types: ReadonlyMap<Id, number>): Id[] {
  const order = [...new Set(ids.map((id) => types.get(id)))];
  return order.flatMap((type) => ids.filter((id) => types.get(id) === type));
}

/** The order with some put in before another one, or at the end. */
function placedIn(ids: readonly Id[], added: readonly Id[], before: Id | null): Id[] {
  const at = before === null ? -1 : ids.indexOf(before);
  return at < 0 ? [...ids, ...added] : [...ids.slice(0, at), ...added, ...ids.slice(at)];
}

export const getBasket =
  (parts: LineParts): Handler<typeof api.getBasket> =>
  async (call) => {
    const { db, actor } = call;
    return linesOfIds(call, parts, await selectReadableBasket(db, actor));
  };

export const addToBasket =
  (live: Live): Handler<typeof api.addToBasket> =>
  (call) =>
    change(live, call, async (ids) => {
      const added = call.input.ids.filter((id) => !ids.includes(id));
      const readable = await selectReadable(call.db, call.actor, added);
      if (readable.length !== added.length) throw notFound('questions.error.notFound');
      if (ids.length + added.length > mostInBasket)
        throw conflict('questions.error.basketFull', { most: mostInBasket });
      return placedIn(ids, added, call.input.before ?? null);
    });

export const removeFromBasket =
  (live: Live): Handler<typeof api.removeFromBasket> =>
  (call) =>
    change(live, call, (ids) => ids.filter((id) => !call.input.ids.includes(id)));

export const moveInBasket =
  (live: Live): Handler<typeof api.moveInBasket> =>
  (call) =>
    change(live, call, (ids) => {
      const { id, before } = call.input;
      if (!ids.includes(id)) throw notFound('questions.error.notInBasket');
      if (id === before) return ids;
      return placedIn(
        ids.filter((one) => one !== id),
        [id],
        before,
      );
    });

export const clearBasket =
  (live: Live): Handler<typeof api.clearBasket> =>
  async (call) => {
    const ids = await selectBasketIds(call.db, call.actor.personId);
    await change(live, call, () => []);
    return { ids };
  };
