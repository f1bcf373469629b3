/** Why a carousel waits for the moment, though nobody paused it. */
export type Hold = 'hover' | 'focus' | 'hidden';

/** What a carousel shows, and whether it turns by itself. */
export interface Rotation {
  readonly count: number;
  readonly index: number;
  /** Somebody pressed pause, or asked the system for less movement. */
  readonly isPaused: boolean;
  readonly holds: readonly Hold[];
}

/** What changes which slide is shown. */
export type RotationEvent =
  /** The time of the slide that is shown is over. */
  | { readonly type: 'turn' }
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'pause' }
  /** Starts again, although pointer and focus are on the button that started it. */
  | { readonly type: 'resume' }
  | { readonly type: 'hold'; readonly why: Hold }
  | { readonly type: 'release'; readonly why: Hold };

/** The first slide, before anything has happened. */
export const startRotation = (count: number): Rotation => ({ count, index: 0, isPaused: false, holds: [] });

/** True while the next slide appears by itself. */
export const isTurning = ({ count, isPaused, holds }: Rotation): boolean =>
  count > 1 && !isPaused && holds.length === 0;

/** The state after an event; the first slide follows the last. */
export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'turn':
      return isTurning(rotation) ? showing(rotation, rotation.index + 1) : rotation;
    case 'show':
      return showing(rotation, event.index);
    case 'next':
      return showing(rotation, rotation.index + 1);
    case 'previous':
      return showing(rotation, rotation.index - 1);
    case 'pause':
      return { ...rotation, isPaused: true };
    case 'resume':
      return { ...rotation, isPaused: false, holds: [] };
    case 'hold':
      return rotation.holds.includes(event.why) ? rotation : { ...rotation, holds: [...rotation.holds, event.why] };
    case 'release':
      return { ...rotation, holds: rotation.holds.filter((why) => why !== event.why) };
  }
}

function showing(rotation: Rotation, index: number): Rotation {
  const { count } = rotation;
  return count === 0 ? rotation : { ...rotation, index: ((index % count) + count) % count };
}

/** Shortest way of a finger that counts as a swipe, in CSS pixels. */
const swipeDistance = 40;

/** What a finger that moved this far asks for; `null` for a tap, or for scrolling the page. */
export function swipeOf(across: number, down: number): 'next' | 'previous' | null {
  if (Math.abs(across) < swipeDistance || Math.abs(across) <= Math.abs(down)) return null;
  return across < 0 ? 'next' : 'previous';
}
