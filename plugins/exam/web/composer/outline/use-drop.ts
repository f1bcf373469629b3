import { type DragEvent, useState } from 'react';
import { movedItem } from '../../../model/paper/edits/items';
import { movedSection } from '../../../model/paper/edits/sections';
import { useComposer } from '../desk/composer-context';

interface Target {
  readonly sectionId: string;
  readonly partId: string;
}

/** Where in a section something hangs: before an item, over its heading, at its end. */
type Spot = 'item' | 'section' | 'end';

/** Takes what is dropped before an item, or at the end of a section; sections are dropped on headings. */
export function useDrop({ sectionId, partId }: Target) {
  const { desk, dragged, drag, isLocked } = useComposer();
  const [hanging, setHanging] = useState<string | null>(null);
  const keyOf = (before: string | null, spot: Spot) => before ?? spot;
  const take = (before: string | null, spot: Spot) => {
    setHanging(null);
    drag(null);
    if (!dragged) return;
    if (dragged.kind === 'section')
      return desk.act((paper) => movedSection(paper, dragged.id, { partId, before: sectionId }));
    const place = { sectionId, before: spot === 'section' ? firstOf() : before };
    if (dragged.kind === 'question') desk.add([dragged.question], place);
    else desk.act((paper) => movedItem(paper, dragged.id, place));
  };
  const firstOf = () =>
    desk.document.parts.flatMap(({ sections }) => sections).find(({ id }) => id === sectionId)?.items[0]?.id ?? null;
  return {
    overClass: (before: string | null, spot: Spot) =>
      dragged !== null && hanging === keyOf(before, spot) && 'composer-over',
    over: (before: string | null, spot: Spot) => ({
      onDragOver: (event: DragEvent) => {
        if (isLocked || !dragged || (dragged.kind === 'section' && spot !== 'section')) return;
        event.preventDefault();
        setHanging(keyOf(before, spot));
      },
      onDragLeave: () => setHanging((now) => (now === keyOf(before, spot) ? null : now)),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        take(before, spot);
      },
    }),
  };
}
export type Drop = ReturnType<typeof useDrop>;
