import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without a hand or a key after which a film over the whole screen is alone. */
const restful = 3000;
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

interface Film {
  /** An iPhone shows films over its screen, and nothing else. */
  readonly webkitEnterFullscreen?: () => void;
}

/** Shows a film with its bar over the whole screen, or in the page again. */
export function toggleFullScreen(video: HTMLVideoElement): void {
  const viewer = video.closest('.viewer-video');
  if (document.fullscreenElement === viewer) void document.exitFullscreen();
  else if (document.fullscreenEnabled) void viewer?.requestFullscreen().catch(() => undefined);
  else (video as Film).webkitEnterFullscreen?.();
}

/** Whether the bar gives way: over the whole screen, while the film plays and nobody moves anything. */
export function useRest(viewer: RefObject<HTMLElement | null>): boolean {
  const [isAtRest, setAtRest] = useState(false);
  // Counts from each sign of life
  useEffect(() => {
    const frame = viewer.current;
    if (!frame) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      setAtRest(false);
      clearTimeout(timer);
      timer = setTimeout(() => setAtRest(document.fullscreenElement === frame && isPlaying(frame)), restful);
    };
    for (const sign of signs) frame.addEventListener(sign, hear);
    frame.addEventListener('fullscreenchange', hear);
    // of the film inside, which does not bubble
    frame.addEventListener('pause', hear, true);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) frame.removeEventListener(sign, hear);
      frame.removeEventListener('fullscreenchange', hear);
      frame.removeEventListener('pause', hear, true);
    };
  }, [viewer]);
  return isAtRest;
}

const isPlaying = (frame: HTMLElement): boolean => frame.querySelector('video')?.paused === false;
