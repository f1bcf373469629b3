import { useState } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import { collectionKeys } from '../../../api';
import type { Entry, EntryKey } from '../../../api/records';

/** An answer that is shown, or on its way (`null`); none (`undefined`) where nobody has asked for it. */
export type ShownKey = EntryKey | null | undefined;

/** Answers of entries: each is asked for when it is first looked at, and forgotten with the page. */
export function useKeys() {
  const call = useCall();
  const [shown, setShown] = useState<ReadonlyMap<string, ShownKey>>(new Map());
  const put = (id: string, key: ShownKey) =>
    setShown((before) => {
      const next = new Map(before);
      if (key === undefined) next.delete(id);
      else next.set(id, key);
      return next;
    });
  const turn = async ({ entryId }: Entry) => {
    if (shown.has(entryId)) return put(entryId, undefined);
    put(entryId, null);
    try {
      const [key] = await call(collectionKeys, { entryIds: [entryId] });
      put(entryId, key);
    } catch {
      put(entryId, undefined); // the call has shown the error
    }
  };
  return { of: (id: string): ShownKey => shown.get(id), turn: (entry: Entry) => void turn(entry) };
}
