import { inOneSpelling } from 'edutech/core/common/wire/former-names';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices, useUploads } from 'edutech/core/web/hooks';
import type { Sending } from 'edutech/core/web/uploads/uploads';
import { type Common, type DeskFile, type Draft, isThere, markOf } from './desk';

/** What uploads of resources were added for. */
export const area = 'resource';
const storageKey = 'resource.desk';

/** What lies on the desk, as this browser keeps it until logout. */
interface Kept {
  readonly common: Partial<Common>;
  /** By {@link markOf}. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Files that have come and are no resource yet. */
  readonly come: readonly DeskFile[];
}
const nothing: Kept = { common: {}, drafts: {}, come: [] };

/**
 * The desk on which uploaded files become resources: the queue, what is said of each file and of all, kept by the browser
 * so that nothing typed is lost when the tab is closed.
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
  useRemembered(items, change);
  const left = kept.come.filter((file) => !items.some((item) => markOf(item) === markOf(file)));
  const common = useMemo(() => ({ ...initial, ...kept.common }), [initial, kept.common]);
  return {
    items,
    /** Files of an earlier visit, which have come already. */
    left,
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
      const isEmpty = [...items, ...left].every((file) => gone.has(markOf(file)));
      change((before) => ({
        // the next files may be of another chapter; what others may do with them stays as somebody likes it
        common: isEmpty ? { licence: before.common.licence ?? '' } : before.common,
        drafts: Object.fromEntries(Object.entries(before.drafts).filter(([mark]) => !gone.has(mark))),
        come: before.come.filter((file) => !gone.has(markOf(file))),
      }));
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;

/** Notes which files have come, so that they are not lost with the tab. */
function useRemembered(items: readonly Sending[], change: (edit: (before: Kept) => Kept) => void): void {
  const come = items.filter(isThere);
  const latest = useRef(come);
  latest.current = come;
  const marks = come.map(markOf).join('\n');
  // Once for each file that has come
  useEffect(() => {
    if (marks === '') return;
    const files = latest.current;
    change((before) => {
      const others = before.come.filter((file) => !files.some((item) => markOf(item) === markOf(file)));
      const now = files.map(({ name, folder, bytes, fileId }) => ({ name, folder, bytes, ...(fileId && { fileId }) }));
      return { ...before, come: [...others, ...now] };
    });
  }, [marks, change]);
}
