import { useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Endpoint, InputOf } from 'edutech/core/common/endpoint';
import { AppError } from 'edutech/core/common/errors';
import type { SimpleType } from '../../../kit/common/question-body';
import { useCall } from 'edutech/core/web/hooks';
import {
  answerImport,
  finishImport,
  leaveImportItems,
  mergeImportItems,
  saveImportItem,
  setImportTypes,
  splitImportItem,
  undoImport,
} from '../../../api';
import type { Import, ImportChange, ImportItem } from '../../../api/importing';

/** What is done with the items of a paper; each answers whether it was done. */
export interface RepairActs {
  save(itemId: string, values: Pick<ImportItem, 'body' | 'key'>): Promise<boolean>;
  split(itemId: string, at: 'block' | 'option', index: number): Promise<boolean>;
  merge(itemId: string): Promise<boolean>;
  setTypes(itemIds: readonly string[], type: SimpleType): Promise<boolean>;
  leave(itemIds: readonly string[], left: boolean): Promise<boolean>;
  undo(): Promise<boolean>;
  /** Answers that fit no question; null: nothing was done. */
  answer(text: string): Promise<readonly string[] | null>;
  /** Ids of the questions that it has become. Rejects with AppError. */
  finish(facts: Facts): Promise<{ readonly ids: readonly string[]; readonly waiting: number }>;
}
export type Facts = Omit<InputOf<typeof finishImport>, 'importId' | 'version'>;

interface Held {
  readonly version: number;
  readonly items: readonly ImportItem[];
  readonly undoable: boolean;
}

const heldOf = ({ version, items, undoable }: Import): Held => ({ version, items, undoable });

/** A paper's items with a change put in; they keep their order. */
export function withChange(held: Held, { version, items, removed, undoable }: ImportChange): Held {
  const gone = new Set([...removed, ...items.map(({ itemId }) => itemId)]);
  const kept = held.items.filter(({ itemId }) => !gone.has(itemId));
  const merged = [...kept, ...items].toSorted((one, other) => one.position - other.position);
  return { version, undoable, items: merged };
}

/**
 * A paper while it is mended. Changes go to the server one behind the other, each naming the version that it was made of; when
 * another tab was quicker, the paper is read anew.
 */
export function useRepair(paper: Import) {
  const revalidator = useRevalidator();
  const call = useCall();
  const [held, setHeld] = useState(() => heldOf(paper));
  const [seen, setSeen] = useState(paper);
  const [busy, setBusy] = useState(0);
  const now = useRef(held);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  if (seen !== paper) {
    setSeen(paper);
    if (paper.version >= held.version) setHeld(heldOf(paper));
  }
  if (now.current.version < held.version) now.current = held;
  const { importId } = paper;

  const acts = useMemo((): RepairActs => {
    const put = (next: Held) => {
      now.current = next;
      setHeld(next);
    };
    /** One act behind the other: the version is known when its turn comes. */
    const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
      setBusy((count) => count + 1);
      const turn = last.current.then(act).finally(() => setBusy((count) => count - 1));
      last.current = turn.catch(() => undefined);
      return turn;
    };
    const sent = async <E extends Endpoint>(endpoint: E, input: object, quiet = false) => {
      try {
        const named = { importId, version: now.current.version, ...input } as InputOf<E>;
        return await call(endpoint, named, { quiet });
      } catch (error) {
        if (error instanceof AppError && error.key === 'questions.error.importChanged') void revalidator.revalidate();
        throw error;
      }
    };
    const change = (endpoint: Endpoint, input: object) =>
      inTurn(async () => {
        try {
          put(withChange(now.current, (await sent(endpoint, input)) as ImportChange));
          return true;
        } catch {
          return false; // the call has shown the error
        }
      });
    return {
      save: (itemId, { body, key }) => change(saveImportItem, { itemId, body, key }),
      split: (itemId, at, index) => change(splitImportItem, { itemId, at, index }),
      merge: (itemId) => change(mergeImportItems, { itemId }),
      setTypes: (itemIds, type) => change(setImportTypes, { itemIds: [...itemIds], type }),
      leave: (itemIds, left) => change(leaveImportItems, { itemIds: [...itemIds], left }),
      undo: () => change(undoImport, {}),
      answer: (text) =>
        inTurn(async () => {
          try {
            const { unfit, ...answered } = await sent(answerImport, { text });
            put(withChange(now.current, answered));
            return unfit;
          } catch {
            return null; // the call has shown the error
          }
        }),
      finish: (facts) =>
        inTurn(async () => {
          const finished = await sent(finishImport, facts, true);
          await revalidator.revalidate();
          return finished;
        }),
    };
  }, [call, importId, revalidator]);
  return { ...held, acts, isBusy: busy > 0 };
}
