import { useEffect, useRef, useState } from 'react';
import type { TreeLine } from '../rules/visible-rows';

/** Which line has the only tab stop, and the focus itself where the keyboard leads it. */
export function useTreeFocus(lines: readonly TreeLine[], current: string | null | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const kept = useRef<string | null>(null);
  const there = (id: string | null | undefined) => lines.some(({ place }) => place.node.id === id);
  const lineOf = (id: string) => root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
  // A line that was moved or renamed has lost the focus on the way
  useEffect(() => {
    if (kept.current === null) return;
    const line = lineOf(kept.current);
    kept.current = null;
    // whoever went elsewhere meanwhile stays there
    if (document.activeElement === document.body || root.current?.contains(document.activeElement)) line?.focus();
  });
  return {
    root,
    /** The line that Tab leads to. */
    stop: there(last) ? last : there(current) ? current : (lines[0]?.place.node.id ?? null),
    /** This line has got the focus. */
    rest: setLast,
    go: (id: string | null) => {
      if (id !== null) lineOf(id)?.focus();
    },
    /** Gives this line the focus again once it has been drawn anew. */
    keepOn: (id: string) => {
      kept.current = id;
    },
  };
}
