import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type DropPart, dropped, type Move, refusalOf } from '../rules/moves';
import type { Outline } from '../rules/outline';

/** The dragged node is over this part of a row. */
interface Over {
  readonly id: string;
  readonly part: DropPart;
}

/** How long somebody waits over a closed branch before it opens. */
const openAfterMilliseconds = 600;

interface TreeDrag {
  readonly outline: Outline;
  readonly deepest: number;
  readonly isOpen: (id: string) => boolean;
  readonly open: (id: string) => void;
  /** Absent: nothing is dragged here. */
  readonly onMove: ((move: Move) => void) | undefined;
}

/** Dragging in a tree: what is where, and the handlers of a row. A place that a node cannot have takes no drop. */
export function useTreeDrag({ outline, deepest, isOpen, open, onMove }: TreeDrag) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const waiting = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const stopWaiting = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  // A branch does not open under a tree that no longer exists
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  const end = () => {
    stopWaiting();
    setDragged(null);
    setOver(null);
  };
  const waitOver = (id: string) => {
    if (waiting.current?.id === id) return;
    stopWaiting();
    waiting.current = { id, timer: setTimeout(() => open(id), openAfterMilliseconds) };
  };
  const moveTo = (id: string, part: DropPart): Move | null => {
    if (dragged === null) return null;
    const move = dropped(outline, dragged, id, part, isOpen(id));
    return refusalOf(outline, move, deepest) === null ? move : null;
  };
  const handlers = (id: string) =>
    onMove && {
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that carries nothing
        event.dataTransfer.setData('text/plain', outline.places.get(id)?.node.name ?? '');
        setDragged(id);
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === null) return;
        const part = partUnder(event);
        if (part === 'into' && !isOpen(id)) waitOver(id);
        else stopWaiting();
        const isPossible = moveTo(id, part) !== null;
        if (isPossible) event.preventDefault();
        setOver(isPossible ? { id, part } : null);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        const move = moveTo(id, partUnder(event));
        event.preventDefault();
        end();
        if (move) onMove(move);
      },
      onDragEnd: end,
    };
  return { dragged, over, handlers };
}

/** The upper and the lower quarter of a line mean before and behind it. */
function partUnder({ currentTarget, clientY }: DragEvent<HTMLElement>): DropPart {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (share < 0.28) return 'before';
  return share > 0.72 ? 'after' : 'into';
}
