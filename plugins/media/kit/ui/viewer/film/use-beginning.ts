import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** From the last seconds nobody goes on. */
const end = 3;

/**
 * Where a film begins: at the second where one stopped; and, when its address had to be changed for another (a stream that
 * broke off gives way to the file, a ticket that is over to a new one), where it was, playing on if it played.
 */
export function useBeginning(video: RefObject<HTMLVideoElement | null>, startAt: number) {
  const left = useRef<{ readonly second: number; readonly plays: boolean } | null>(null);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const begin = useCallback(() => {
    const media = video.current;
    const { second, plays } = left.current ?? { second: startAt, plays: false };
    // only where nobody has begun to watch
    if (!media || media.currentTime > 0 || second <= 0 || !(second < media.duration - end)) return;
    media.currentTime = second;
    if (left.current === null) setResumedAt(second);
    left.current = null;
    if (plays) void media.play().catch(() => undefined);
  }, [video, startAt]);
  // A film that the server has drawn may be there before the scripts are, and before it is known where one stopped
  useEffect(begin, [begin]);
  return {
    /** The film is there. */
    begin,
    /** It gives way to another address of the same film. */
    leave: useCallback(() => {
      const media = video.current;
      if (media && media.currentTime > 0) left.current = { second: media.currentTime, plays: !media.paused };
    }, [video]),
    /** The second at which it went on, to be said; null: it began at its beginning. */
    resumedAt,
    /** It is said no more. */
    forget: () => setResumedAt(null),
  };
}
