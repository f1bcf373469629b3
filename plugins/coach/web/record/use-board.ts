import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Stroke } from 'edutech/plugins/questions/kit/common/answer';
import { rubbedOut } from 'edutech/plugins/questions/kit/ui/question/answer/drawing/erase';
import type { Board } from '../../api/answering';
import { board, drawBoard } from './draw-board';

export const boardTools = ['ink', 'red', 'blue', 'rubber'] as const;
export type BoardTool = (typeof boardTools)[number];

const penWidth = 7;
const rubberRadius = 18;
/** Points of one line at most (`Stroke`), three numbers each. */
const mostNumbers = 6000;
/** A canvas that nothing is drawn on gives no pictures: it is drawn again so often while it is filmed. Milliseconds. */
const drawnEvery = 100;

/** The board under the pen: the item, lines by pen, finger or mouse, and a rubber. */
export function useBoard(shown: Board | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const strokes = useRef<readonly Stroke[]>([]);
  const held = useRef<{ readonly pointer: number; readonly points: number[] } | null>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const pictures = useRef(new Map<string, HTMLImageElement>());
  const [tool, setTool] = useState<BoardTool>('ink');
  const [count, setCount] = useState(0);

  const draw = useCallback(() => {
    if (!canvas.current || !shown) return;
    const now = held.current && tool !== 'rubber' ? [lineOf(held.current.points, tool)] : [];
    const all = [...strokes.current, ...now];
    drawBoard(canvas.current, { page: shown.page, pictures: pictures.current, strokes: all, pointer: pointer.current });
  }, [shown, tool]);

  // The item's pictures are drawn as they come
  useEffect(() => {
    if (!shown) return;
    for (const { file, address } of shown.media) {
      const picture = new Image();
      picture.onload = draw;
      picture.src = address;
      pictures.current.set(file, picture);
    }
    draw();
  }, [shown, draw]);
  // A board that stands still is filmed too
  useEffect(() => {
    const timer = setInterval(draw, drawnEvery);
    return () => clearInterval(timer);
  }, [draw]);

  const keep = (next: readonly Stroke[]) => {
    strokes.current = next;
    setCount(next.length);
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (held.current || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, points: placeOf(event) };
    pointer.current = null;
    if (tool === 'rubber') rub(event);
    draw();
  };
  const rub = (event: PointerEvent<HTMLCanvasElement>) => {
    const [x = 0, y = 0] = placeOf(event);
    keep(rubbedOut(strokes.current, x, y, rubberRadius));
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    const place = placeOf(event);
    if (held.current?.pointer !== event.pointerId) pointer.current = { x: place[0]!, y: place[1]! };
    else if (tool === 'rubber') rub(event);
    else if (held.current.points.length + 3 <= mostNumbers) held.current.points.push(...place);
    draw();
  };
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    const last = held.current;
    if (last?.pointer !== event.pointerId) return;
    held.current = null;
    if (tool !== 'rubber') keep([...strokes.current, lineOf(last.points, tool)]);
    draw();
  };
  return {
    canvas,
    tool,
    setTool,
    count,
    undo: () => {
      keep(strokes.current.slice(0, -1));
      draw();
    },
    clear: () => {
      keep([]);
      draw();
    },
    pen: {
      onPointerDown: begin,
      onPointerMove: go,
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: () => {
        pointer.current = null;
      },
    },
  };
}

const lineOf = (points: readonly number[], tool: BoardTool): Stroke => ({
  points: [...points],
  color: tool === 'rubber' ? 'ink' : tool,
  width: penWidth,
});

/** Where a pointer is, in units of the board, and how hard it presses. */
function placeOf(event: PointerEvent<HTMLCanvasElement>): number[] {
  const box = event.currentTarget.getBoundingClientRect();
  const pressure = event.pressure > 0 ? event.pressure : 0.5;
  const round = (value: number) => Math.round(value * 10) / 10;
  const x = ((event.clientX - box.left) * board.width) / box.width;
  const y = ((event.clientY - box.top) * board.height) / box.height;
  return [round(x), round(y), round(pressure)];
}
