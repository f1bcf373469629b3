import { type RefObject, useEffect, useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import type { MediaHandle } from 'edutech/plugins/media/kit/ui/viewer/film/VideoViewer';

/** The second at which somebody begins to write: it stays while he writes and the film goes on. */
export function useMoment(media: RefObject<MediaHandle | null>) {
  const [second, setSecond] = useState(0);
  const [written, setWritten] = useState(newId);
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
    /** Names what is written, however often it has to be sent; the next one begins empty. */
    written,
    take: () => setIsTaken(true),
    /** Nothing was written after all. */
    leave: () => setIsTaken(false),
    begin: () => {
      setIsTaken(false);
      setWritten(newId());
    },
  };
}
