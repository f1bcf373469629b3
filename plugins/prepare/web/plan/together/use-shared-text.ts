import { type CompositionEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type * as Y from 'yjs';
import { applySplice, spliceOf, writeText } from '../../../model/plan/shared-plan';

type Field = HTMLTextAreaElement | HTMLInputElement;

type Delta = readonly { retain?: number; insert?: unknown; delete?: number }[];

/** A text that is being composed: what it was before, and what others have written meanwhile. */
interface Composing {
  readonly before: string;
  readonly deltas: Delta[];
}

/** Where a position is after others have changed the text around it. */
export function movedBy(position: number, delta: Delta): number {
  let at = 0;
  let moved = position;
  for (const { retain = 0, insert, delete: removed = 0 } of delta) {
    if (at > moved) break;
    if (typeof insert === 'string') {
      // what is put in just where the cursor stands comes behind it
      if (at < moved) moved += insert.length;
      at += insert.length;
    } else if (removed > 0) moved -= Math.min(removed, Math.max(0, moved - at));
    else at += retain;
  }
  return moved;
}

/**
 * Binds a field to a shared text: what is typed goes into it, what others write appears, and the cursor keeps its place. While
 * characters are composed (Pinyin) nothing is shared yet.
 */
export function useSharedText<Element extends Field>(text: Y.Text) {
  const field = useRef<Element>(null);
  const composing = useRef<Composing | null>(null);
  const cursor = useRef<readonly [start: number, end: number] | null>(null);
  const [value, setValue] = useState(() => text.toString());
  // Follows the text as long as the field shows it
  useEffect(() => {
    const follow = (event: Y.YTextEvent) => {
      if (composing.current) {
        composing.current.deltas.push(event.delta);
        return;
      }
      const element = field.current;
      if (element && document.activeElement === element && !event.transaction.local) {
        const { selectionStart, selectionEnd } = element;
        cursor.current = [movedBy(selectionStart ?? 0, event.delta), movedBy(selectionEnd ?? 0, event.delta)];
      }
      setValue(text.toString());
    };
    setValue(text.toString());
    text.observe(follow);
    return () => text.unobserve(follow);
  }, [text]);
  // The browser puts the cursor at the end of a text that was changed under it
  useLayoutEffect(() => {
    if (cursor.current) field.current?.setSelectionRange(...cursor.current);
    cursor.current = null;
  });
  const type = (next: string) => {
    setValue(next);
    if (!composing.current) writeText(text, next);
  };
  const compose = (next: string) => {
    const { before, deltas } = composing.current ?? { before: text.toString(), deltas: [] };
    composing.current = null;
    const splice = spliceOf(before, next);
    applySplice(text, { ...splice, start: deltas.reduce(movedBy, splice.start) });
    setValue(text.toString());
  };
  return {
    ref: field,
    value,
    onChange: (event: { readonly currentTarget: Element }) => type(event.currentTarget.value),
    onCompositionStart: () => {
      composing.current = { before: text.toString(), deltas: [] };
    },
    onCompositionEnd: (event: CompositionEvent<Element>) => compose(event.currentTarget.value),
  };
}
