import { inOneSpelling } from 'edutech/core/common/wire/former-names';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useMemo, useState } from 'react';
import { useServices, useUploads } from 'edutech/core/web/hooks';
import { type Common, type DeskFile, type Draft, markOf } from './desk';

/** What uploads of resources were added for. */
export const area = 'resource';
const storageKey = 'resource.desk';

/** What was said of the files on the desk, as this browser keeps it until logout. */
interface Kept {
  readonly common: Partial<Common>;
  /** By {@link markOf}. */
  readonly drafts: Readonly<Record<string, Draft>>;
}
const nothing: Kept = { common: {}, drafts: {} };

/**
 * The desk on which uploaded files become resources: the queue, what is said of each file and of all, kept by the browser
 * so that nothing typed is lost when the tab is closed. Files that have come and are no resource yet, the server knows.
 */
export function useDesk(initial: Common) {
  useSignals();
  const { storage } = useServices();
  const uploads = useUploads();
  const [kept, setKept] = useState<Kept>(() => inOneSpelling(storage.get<Kept>(storageKey)) ?? nothing);
  const change = useCallback(
    (edit: (before: Kept) => Kept) => {
      setKept((before) => {
        const next = edit(before);
        storage.set(storageKey, next, Number.POSITIVE_INFINITY);
        return next;
      });
    },
    [storage],
  );
  const items = uploads.queue.value.filter((item) => item.area === area);
  const common = useMemo(() => ({ ...initial, ...kept.common }), [initial, kept.common]);
  return {
    items,
    common,
    draftOf: (file: Pick<DeskFile, 'name' | 'bytes'>) => kept.drafts[markOf(file)] ?? null,
    setCommon: (changes: Partial<Common>) =>
      change((before) => ({ ...before, common: { ...before.common, ...changes } })),
    setDrafts: (drafts: Readonly<Record<string, Draft>>) =>
      change((before) => ({ ...before, drafts: { ...before.drafts, ...drafts } })),
    /** Another book has other chapters: what files said of theirs is gone. */
    forgetChapters: () =>
      change((before) => ({
        ...before,
        drafts: Object.fromEntries(
          Object.entries(before.drafts).map(([mark, draft]) => [mark, { ...draft, nodeId: '' }]),
        ),
      })),
    /** Takes files off the desk: they are resources now, or are not wanted. */
    clear: (files: readonly (Pick<DeskFile, 'name' | 'bytes'> & { readonly key?: string })[]) => {
      for (const { key } of files) if (key) uploads.remove(key);
      const gone = new Set(files.map(markOf));
      const isEmpty = items.every((file) => gone.has(markOf(file)));
      change((before) => ({
        // the next files may be of another chapter; what others may do with them stays as somebody likes it
        common: isEmpty ? { licence: before.common.licence ?? '' } : before.common,
        drafts: Object.fromEntries(Object.entries(before.drafts).filter(([mark]) => !gone.has(mark))),
      }));
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;
