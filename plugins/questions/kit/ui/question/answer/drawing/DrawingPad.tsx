import { type PointerEvent, useId, useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Stroke } from '../../../../common/answer';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { inOrder } from '../../content/in-order';
import { rubbedOut } from './erase';
import { PadTools, type PadTool, type Paper } from './PadTools';
import { drawingHeight, padWidth, strokePath } from './stroke-path';
import { useHistory } from './use-history';

interface DrawingPadProps {
  readonly strokes: readonly Stroke[];
  readonly onStrokes: (strokes: Stroke[]) => void;
  readonly disabled?: boolean;
}

/** A sheet, and the space added when it is full; in units of the pad. */
const sheet = 560;
const mostHeight = 8000;
/** Points of one line at most (`Stroke`). */
const mostNumbers = 6000;
const penWidth = 7;
/** Width of a ruled line: without pressure it is as wide everywhere. */
const rulerWidth = 5;
const rubberRadius = 16;
/** Distance of lines, and of the squares of a grid. */
const ruling = { lines: 70, grid: 40 } as const;

interface Held {
  readonly pointer: number;
  readonly points: number[];
  /** What the rubber has left so far. */
  readonly left: readonly Stroke[];
}

/**
 * Draws with pen, finger or mouse: freely, thicker where the pen presses, or straight by a ruler; rubs out whole lines. Two
 * fingers move and enlarge the page; a second pointer while drawing is the hand that rests on the screen.
 */
export function DrawingPad({ strokes, onStrokes, disabled }: DrawingPadProps) {
  const t = useText();
  const paperId = useId();
  const held = useRef<Held | null>(null);
  const hasSecond = useRef(false);
  const [now, setNow] = useState<Held | null>(null);
  const [tool, setTool] = useState<PadTool>('pen');
  const [paper, setPaper] = useState<Paper>('blank');
  const [sheets, setSheets] = useState(() => Math.max(1, Math.ceil(drawingHeight(strokes) / sheet)));
  const history = useHistory(strokes, onStrokes);
  const hold = (next: Held | null) => {
    held.current = next;
    setNow(next);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    hasSecond.current = held.current !== null;
    // the eraser at a pen's other end is button 5
    if (disabled || held.current || (event.button !== 0 && event.button !== 5)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.button === 5) setTool('rubber');
    const [x = 0, y = 0, pressure = 0.5] = placeOf(event);
    const left = tool === 'rubber' ? rubbedOut(strokes, x, y, rubberRadius) : strokes;
    hold({ pointer: event.pointerId, points: [x, y, pressure], left });
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const { points, left, pointer } = held.current ?? {};
    if (!points || !left || pointer !== event.pointerId) return;
    const place = placeOf(event);
    if (tool === 'rubber') return hold({ pointer, points, left: rubbedOut(left, place[0]!, place[1]!, rubberRadius) });
    if (tool === 'line')
      return hold({ pointer, points: [...points.slice(0, 2), 0.5, place[0]!, place[1]!, 0.5], left });
    if (points.length + 3 <= mostNumbers) hold({ pointer, points: [...points, ...place], left });
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const last = held.current;
    if (last?.pointer !== event.pointerId) return;
    hold(null);
    if (tool !== 'rubber') history.change([...strokes, lineOf(last.points, tool)]);
    else if (last.left !== strokes) history.change(last.left);
  };
  /** The browser uses two fingers to move the page: the beginning that the first has drawn by then is no stroke. */
  const cancel = (event: PointerEvent<SVGSVGElement>) => {
    if (hasSecond.current && held.current?.pointer === event.pointerId) hold(null);
    else end(event);
  };
  const height = sheets * sheet;
  const canGrow = height + sheet <= mostHeight;
  return (
    <div className="answer-pad above-2">
      {!disabled && <PadTools tool={tool} onTool={setTool} paper={paper} onPaper={setPaper} history={history} />}
      <svg
        className={`answer-sheet answer-sheet-${tool}`}
        viewBox={`0 0 ${padWidth} ${height}`}
        role="img"
        aria-label={t('questions.kit.question.pad')}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={cancel}
      >
        {paper !== 'blank' && (
          <>
            <pattern id={paperId} width={ruling[paper]} height={ruling[paper]} patternUnits="userSpaceOnUse">
              <path
                className="answer-ruling"
                d={paper === 'grid' ? `M${ruling.grid} 0V${ruling.grid}H0` : `M0 ${ruling.lines}H${ruling.lines}`}
              />
            </pattern>
            <rect width={padWidth} height={height} fill={`url(#${paperId})`} />
          </>
        )}
        {inOrder(now?.left ?? strokes, (stroke) => (
          <path className={`answer-stroke-${stroke.color}`} d={strokePath(stroke)} />
        ))}
        {now && tool !== 'rubber' && <path className="answer-stroke-ink" d={strokePath(lineOf(now.points, tool))} />}
      </svg>
      {!disabled && (
        <Row as="p" className="no-print t-13" wrap gap={3} rows={1}>
          <Button look="quiet" icon="Add" disabled={!canGrow} onClick={() => setSheets(sheets + 1)}>
            {t('questions.kit.question.moreRoom')}
          </Button>
          <small className="answer-pad-fingers soft">{t('questions.kit.question.pad.fingers')}</small>
        </Row>
      )}
    </div>
  );
}

const lineOf = (points: number[], tool: PadTool): Stroke => ({
  points,
  color: 'ink',
  width: tool === 'line' ? rulerWidth : penWidth,
});

/** Where a pointer is, in units of the pad, and how hard it presses. */
function placeOf(event: PointerEvent<SVGSVGElement>): number[] {
  const box = event.currentTarget.getBoundingClientRect();
  const scale = padWidth / box.width;
  const pressure = event.pressure > 0 ? event.pressure : 0.5;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round((event.clientX - box.left) * scale), round((event.clientY - box.top) * scale), round(pressure)];
}
