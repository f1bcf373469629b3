import { useEffect, useRef, useState } from 'react';
import type { TreeLine } from '../rules/visible-rows';

/** Which line has the only tab stop, and the focus itself where the keyboard leads it. */
export function useTreeFocus(lines: readonly TreeLine[], current: string | null | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const kept = useRef<string | null>(null);
  /** The line that has the focus, for as long as somebody has not taken it elsewhere. */
  const focused = useRef<string | null>(null);
  const there = (id: string | null | undefined) => lines.some(({ place }) => place.node.id === id);
  const lineOf = (id: string) => root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
  const stop = (there(last) ? last : there(current) ? current : lines[0]?.place.node.id) ?? null;
  // A moved or renamed row has lost the focus meanwhile, a deleted one leaves it to the row that Tab leads to
  useEffect(() => {
    const gone = focused.current !== null && !there(focused.current) ? stop : null;
    const wanted = kept.current ?? gone;
    kept.current = null;
    if (wanted === null) return;
    // if the focus went elsewhere meanwhile, it stays there
    if (document.activeElement === document.body || root.current?.contains(document.activeElement))
      lineOf(wanted)?.focus();
  });
  return {
    root,
    /** The line that Tab leads to. */
    stop,
    /** This line has got the focus. */
    rest: (id: string) => {
      focused.current = id;
      setLast(id);
    },
    /** The focus has left the line by somebody's doing: a line that is taken away says nothing. */
    leave: () => {
      focused.current = null;
    },
    go: (id: string | null) => {
      if (id !== null) lineOf(id)?.focus();
    },
    /** Gives this row the focus again after it has been drawn again. */
    keepOn: (id: string) => {
      kept.current = id;
    },
  };
}
