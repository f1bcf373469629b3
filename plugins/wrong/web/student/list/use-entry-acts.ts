import { useRevalidator } from 'react-router';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { removeEntries, restoreEntries, setMastered, setReason } from '../../../api';
import type { Entry } from '../../../api/records';
import type { Reason } from '../../../model/entry';

/** What is done with entries; each can be taken back for ten seconds. */
export function useEntryActs() {
  const call = useCall();
  const say = useUndo();
  const revalidator = useRevalidator();
  const idsOf = (entries: readonly Entry[]) => entries.map(({ entryId }) => entryId);
  /** A call that failed has said so itself. */
  const quietly = async (act: Promise<unknown>) => {
    await act.catch(() => undefined);
  };
  return {
    remove: (entries: readonly Entry[]) =>
      quietly(
        call(removeEntries, { entryIds: idsOf(entries) }).then(({ count }) =>
          say('wrong.done.removed', { count }, () => call(restoreEntries, { entryIds: idsOf(entries) })),
        ),
      ),
    restore: (entries: readonly Entry[]) =>
      quietly(
        call(restoreEntries, { entryIds: idsOf(entries) }).then(({ count }) =>
          say('wrong.done.restored', { count }, () => call(removeEntries, { entryIds: idsOf(entries) })),
        ),
      ),
    master: (entries: readonly Entry[], on: boolean) =>
      quietly(
        call(setMastered, { entryIds: idsOf(entries), on }).then(({ count }) =>
          say(on ? 'wrong.done.mastered' : 'wrong.done.unmastered', { count }, () =>
            call(setMastered, { entryIds: idsOf(entries), on: !on }),
          ),
        ),
      ),
    reason: (entry: Entry, reason: Reason | null) =>
      quietly(call(setReason, { entryIds: [entry.entryId], reason }).then(() => revalidator.revalidate())),
  };
}
export type EntryActs = ReturnType<typeof useEntryActs>;
