import { type RefObject, useEffect, useState } from 'react';
import type { MediaHandle } from 'edutech/core/ui/viewer/film/VideoViewer';

/** The second at which somebody begins to write: it stays while he writes and the film goes on. */
export function useMoment(media: RefObject<MediaHandle | null>) {
  const [second, setSecond] = useState(0);
  const [round, setRound] = useState(0);
  const [isTaken, setIsTaken] = useState(false);
  // Until somebody writes, it is where the film is
  useEffect(() => {
    if (isTaken) return;
    const look = () => setSecond(Math.floor(media.current?.second() ?? 0));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [media, isTaken]);
  return {
    second,
    /** Names the text that is written; the next one begins empty. */
    round,
    take: () => setIsTaken(true),
    /** Nothing was written after all. */
    leave: () => setIsTaken(false),
    begin: () => {
      setIsTaken(false);
      setRound((before) => before + 1);
    },
  };
}
