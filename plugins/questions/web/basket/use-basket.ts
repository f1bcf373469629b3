import { useCallback, useEffect, useState } from 'react';
import { undoMilliseconds } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useLive, useMessages, useSession } from 'edutech/core/web/hooks';
import { addToBasket, clearBasket, getBasket, moveInBasket, removeFromBasket } from '../../api';
import { basketTopic } from '../../model/basket-topic';
import type { Move } from './basket-order';
import { basket } from './basket-store';

/** Whatever names a question. */
interface Named {
  readonly id: string;
}

/** What is done with the basket; each act is shown once the server has it, and can be taken back. */
export function useBasket() {
  const call = useCall();
  const messages = useMessages();
  /** Runs an act, then reads what the basket has become; answers whether it was done. */
  const change = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      basket.value = await call(getBasket, {}, { quiet: true });
      return true;
    } catch {
      return false; // the call has shown the error
    }
  };
  /** Says what is gone, and brings it back to its place on demand. */
  const offerBack = (text: string, { ids, before }: Move) =>
    messages.show(text, {
      tone: 'success',
      values: { count: ids.length },
      milliseconds: undoMilliseconds,
      undo: () => void change(() => call(addToBasket, { ids: [...ids], before })),
    });
  return {
    /** Whether a question lies in it; undefined while nobody knows. */
    has: (id: string) => basket.value?.some((item) => item.id === id),
    add: (questions: readonly Named[]) => change(() => call(addToBasket, { ids: questions.map(({ id }) => id) })),
    remove: async ({ id }: Named) => {
      const items = basket.peek() ?? [];
      const before = items[items.findIndex((item) => item.id === id) + 1]?.id ?? null;
      if (await change(() => call(removeFromBasket, { ids: [id] }))) {
        offerBack('questions.basket.removed', { ids: [id], before });
      }
    },
    move: ({ ids, before }: Move) =>
      change(async () => {
        const [id] = ids;
        if (id !== undefined && ids.length === 1) return call(moveInBasket, { id, before });
        await call(removeFromBasket, { ids: [...ids] });
        return call(addToBasket, { ids: [...ids], before });
      }),
    clear: async () => {
      let ids: readonly string[] = [];
      const isDone = await change(async () => {
        ids = (await call(clearBasket, {})).ids;
      });
      if (isDone && ids.length > 0) offerBack('questions.basket.cleared', { ids, before: null });
    },
  };
}

/** Reads the basket when a page with one opens, and again whenever it was changed elsewhere: in another tab, on another device. */
export function useBasketNews() {
  const call = useCall();
  const live = useLive();
  const person = useSession().user.value?.userId;
  const [error, setError] = useState<unknown>(null);
  const read = useCallback(async () => {
    try {
      basket.value = await call(getBasket, {}, { quiet: true });
      setError(null);
    } catch (fault) {
      setError(fault);
    }
  }, [call]);
  // The first reading, and each that another device gives reason for
  useEffect(() => {
    void read();
    return person ? live.subscribe(`${basketTopic}:${person}`, () => void read()) : undefined;
  }, [read, live, person]);
  return { items: basket.value, error, again: () => void read() };
}
