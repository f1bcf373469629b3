import { useState } from 'react';
import type { Outline } from '../rules/outline';
import { openedFor } from '../rules/visible-rows';

/**
 * Which nodes of a tree are open. At first those above the current one; another current one, or one that is being
 * renamed, opens the nodes above it. Without a current node, a tree of one branch begins open.
 */
export function useOpenNodes(outline: Outline, current: string | null | undefined, typing: string | null | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const only = outline.top.length === 1 ? [outline.top[0]!.node.id] : [];
    return new Set([...only, ...openedFor(outline, current)]);
  });
  const [seen, setSeen] = useState({ current, typing });
  if (seen.current !== current || seen.typing !== typing) {
    setSeen({ current, typing });
    setOpen(new Set([...open, ...openedFor(outline, current), ...openedFor(outline, typing)]));
  }
  return {
    open,
    /** Opens or closes one node; opens many. */
    set: (id: string, isOpen: boolean) => {
      const next = new Set(open);
      if (isOpen) next.add(id);
      else next.delete(id);
      setOpen(next);
    },
    openAll: (ids: readonly string[]) => setOpen(new Set([...open, ...ids])),
  };
}
