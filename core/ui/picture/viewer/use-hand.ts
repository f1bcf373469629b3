import { type PointerEvent, type RefObject, useRef } from 'react';

/** A pointer that moved less was pressing, not dragging. CSS pixels. */
const slip = 6;
/** Fingers that move apart by this share ask for the next step. */
const stepShare = 1.3;

interface Hand {
  /** Where each finger, or the mouse, is. */
  readonly points: Map<number, { x: number; y: number }>;
  /** Distance of two fingers when the step was taken last. */
  apart: number;
  /** The picture was moved or enlarged: the press that ends is no click. */
  hasMoved: boolean;
  travelled: number;
}

const distance = (points: Hand['points']) => {
  const [one, other] = [...points.values()];
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
};

/**
 * A hand on a picture that is larger than its place: one pointer moves it, two fingers enlarge it and make it smaller, by
 * steps. `wasDragged` says of the click that follows whether it was one.
 */
export function useHand(stage: RefObject<HTMLElement | null>, zoom: (by: 1 | -1) => void) {
  const hand = useRef<Hand>({ points: new Map(), apart: 0, hasMoved: false, travelled: 0 });
  const down = (event: PointerEvent) => {
    const { points } = hand.current;
    if (points.size === 0) Object.assign(hand.current, { hasMoved: false, travelled: 0 });
    points.set(event.pointerId, { x: event.clientX, y: event.clientY });
    hand.current.apart = distance(points);
  };
  const move = (event: PointerEvent) => {
    const { points } = hand.current;
    const before = points.get(event.pointerId);
    if (!before) return;
    const [x, y] = [event.clientX, event.clientY];
    points.set(event.pointerId, { x, y });
    if (points.size === 2) return pinch();
    hand.current.travelled += Math.abs(x - before.x) + Math.abs(y - before.y);
    if (hand.current.travelled < slip) return;
    hand.current.hasMoved = true;
    stage.current?.scrollBy(before.x - x, before.y - y);
  };
  const pinch = () => {
    const now = distance(hand.current.points);
    const share = now / Math.max(1, hand.current.apart);
    if (share < stepShare && share > 1 / stepShare) return;
    Object.assign(hand.current, { apart: now, hasMoved: true });
    zoom(share > 1 ? 1 : -1);
  };
  const up = (event: PointerEvent) => {
    hand.current.points.delete(event.pointerId);
  };
  return {
    wasDragged: () => hand.current.hasMoved,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onPointerLeave: up },
  };
}
