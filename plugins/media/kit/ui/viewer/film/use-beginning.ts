import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Nobody resumes in the last seconds. */
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
  // A film rendered by the server may exist before scripts run, and before the last position is known
  useEffect(begin, [begin]);
  return {
    /** The film is there. */
    begin,
    /** It gives way to another address of the same film. */
    leave: useCallback(() => {
      const media = video.current;
      if (media && media.currentTime > 0) left.current = { second: media.currentTime, plays: !media.paused };
    }, [video]),
    /** The second at which it resumed, to be shown; null: it began at its beginning. */
    resumedAt,
    /** The message is hidden. */
    forget: () => setResumedAt(null),
  };
}
