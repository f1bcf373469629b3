import type Hls from 'hls.js';
import { type RefObject, useEffect, useState } from 'react';
import { loadChunk } from 'edutech/core/web/browser/chunks';

/** A quality that the stream has, by the height of its picture; `index` is hls.js's own. */
export interface Quality {
  readonly index: number;
  readonly height: number;
}

/** What the player may ask of a stream. `chosen` null: as the network allows. */
export interface Stream {
  readonly qualities: readonly Quality[];
  readonly chosen: number | null;
  choose(index: number | null): void;
}

const noQualities: readonly Quality[] = [];

/**
 * Plays an HLS address in a video element: by hls.js, which is loaded now, or by the browser itself where only that
 * works (older Safari). `onFailed` is called if neither works, so that the file itself can be played.
 */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  address: string | undefined,
  onFailed: () => void,
): Stream {
  const [player, setPlayer] = useState<Hls | null>(null);
  const [qualities, setQualities] = useState(noQualities);
  const [chosen, setChosen] = useState<number | null>(null);

  // Ties the player to the element for as long as this address is played
  useEffect(() => {
    const media = video.current;
    if (!address || !media) return;
    let isGone = false;
    let made: Hls | null = null;
    loadChunk(() => import('hls.js/light'))
      .then(({ default: Player }) => {
        if (isGone) return;
        if (!Player.isSupported()) {
          if (!media.canPlayType('application/vnd.apple.mpegurl')) return onFailed();
          media.src = address;
          return;
        }
        // the content security policy allows no worker from text, and a school's computer decodes what its player shows
        made = new Player({ enableWorker: false, capLevelToPlayerSize: true });
        made.on(Player.Events.MANIFEST_PARSED, (_, { levels }) => {
          setQualities(levels.map(({ height }, index) => ({ index, height })));
        });
        let hasRecovered = false;
        made.on(Player.Events.ERROR, (_, { fatal, type }) => {
          if (!fatal) return;
          if (type !== Player.ErrorTypes.MEDIA_ERROR || hasRecovered) return onFailed();
          hasRecovered = true;
          made?.recoverMediaError();
        });
        made.loadSource(address);
        made.attachMedia(media);
        setPlayer(made);
      })
      .catch(() => !isGone && onFailed());
    return () => {
      isGone = true;
      made?.destroy();
      setPlayer(null);
      setQualities(noQualities);
      setChosen(null);
    };
  }, [video, address, onFailed]);

  const choose = (index: number | null) => {
    setChosen(index);
    // the next piece has it; loaded pieces are played first
    if (player) player.nextLevel = index ?? -1;
  };
  return { qualities, chosen, choose };
}
