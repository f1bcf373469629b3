import { type DragEvent, useState } from 'react';

/** Lines of one tree that are dropped on lines of another: what becomes of it, the page says. */
export interface TreeLinks {
  /** What the lines of this tree are, and those that may be dropped on them: words of the page's own. */
  readonly carries: string;
  readonly takes: string;
  readonly onLink: (dropped: string, on: string) => void;
}

const typeOf = (word: string) => `application/x-edutech-${word}`;

/** Dragging between two trees: the handlers of a line, and the one that something is held over. */
export function useTreeLink(links: TreeLinks | undefined, isDisabled: (id: string) => boolean) {
  const [over, setOver] = useState<string | null>(null);
  const handlers = (id: string, name: string) => {
    if (!links || isDisabled(id)) return undefined;
    const { carries, takes, onLink } = links;
    return {
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent<HTMLElement>) => {
        dataTransfer.effectAllowed = 'link';
        dataTransfer.setData(typeOf(carries), id);
        dataTransfer.setData('text/plain', name);
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!event.dataTransfer.types.includes(typeOf(takes))) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'link';
        setOver(id);
      },
      onDragLeave: () => setOver(null),
      onDragEnd: () => setOver(null),
      onDrop: (event: DragEvent<HTMLElement>) => {
        const dropped = event.dataTransfer.getData(typeOf(takes));
        setOver(null);
        if (!dropped) return;
        event.preventDefault();
        onLink(dropped, id);
      },
    };
  };
  return { over, handlers };
}
