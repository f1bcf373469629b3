import { type RefObject, useEffect } from 'react';
import { useComposer } from '../desk/composer-context';

/** Scrolls to what is chosen elsewhere: in the outline, by keys. What is in sight stays where it is. */
export function useChosenInSight(room: RefObject<HTMLElement | null>, pages: unknown) {
  const { chosen } = useComposer();
  // Another choice, or pages on which it stands elsewhere
  useEffect(() => {
    const place = chosen && room.current?.querySelector(`[data-place="${CSS.escape(chosen)}"]`);
    if (place) place.scrollIntoView({ block: 'nearest' });
  }, [room, chosen, pages]);
}
