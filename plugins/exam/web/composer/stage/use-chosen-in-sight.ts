import { type RefObject, useEffect } from 'react';
import { useComposer } from '../desk/composer-context';

/** Scrolls to what is chosen elsewhere: in the outline, by keys. What is in sight stays where it is. */
export function useChosenInSight(room: RefObject<HTMLElement | null>, pages: unknown) {
  const { chosen } = useComposer();
  const isLaidOut = pages !== undefined;
  // Another choice, or the first pages
  useEffect(() => {
    const place = isLaidOut && chosen && room.current?.querySelector(`[data-place="${CSS.escape(chosen)}"]`);
    if (place) place.scrollIntoView({ block: 'nearest' });
  }, [room, chosen, isLaidOut]);
}
