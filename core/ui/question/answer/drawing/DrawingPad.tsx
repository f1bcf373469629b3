import { type PointerEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Stroke } from '../../../../common/question/answer';
import { Button } from '../../../Button';
import { inOrder } from '../../content/in-order';
import { drawingHeight, padWidth, strokePath } from './stroke-path';

interface DrawingPadProps {
  readonly strokes: readonly Stroke[];
  readonly onStrokes: (strokes: Stroke[]) => void;
  readonly disabled?: boolean;
}

/** A sheet, and what is added when it is full; in units of the pad. */
const sheet = 560;
const mostHeight = 8000;
/** Points of one line at most (`Stroke`). */
const mostNumbers = 6000;
const penWidth = 7;

/** Draws with pen, finger or mouse. A second pointer while drawing is the hand that rests on the screen. */
export function DrawingPad({ strokes, onStrokes, disabled }: DrawingPadProps) {
  const intl = useIntl();
  const drawing = useRef<{ pointer: number; points: number[] } | null>(null);
  const [line, setLine] = useState<readonly number[]>([]);
  const [undone, setUndone] = useState<readonly Stroke[]>([]);
  const [sheets, setSheets] = useState(() => Math.max(1, Math.ceil(drawingHeight(strokes) / sheet)));
  const pointOf = (event: PointerEvent<SVGSVGElement>): number[] => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = padWidth / box.width;
    const pressure = event.pressure > 0 ? event.pressure : 0.5;
    const round = (value: number) => Math.round(value * 10) / 10;
    return [round((event.clientX - box.left) * scale), round((event.clientY - box.top) * scale), round(pressure)];
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (disabled || drawing.current || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = { pointer: event.pointerId, points: pointOf(event) };
    setLine(drawing.current.points);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const now = drawing.current;
    if (now?.pointer !== event.pointerId || now.points.length + 3 > mostNumbers) return;
    now.points = [...now.points, ...pointOf(event)];
    setLine(now.points);
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const now = drawing.current;
    if (now?.pointer !== event.pointerId) return;
    drawing.current = null;
    setLine([]);
    setUndone([]);
    onStrokes([...strokes, { points: now.points, color: 'ink', width: penWidth }]);
  };
  const undo = () => {
    const last = strokes.at(-1);
    if (!last) return;
    setUndone([...undone, last]);
    onStrokes(strokes.slice(0, -1));
  };
  const redo = () => {
    const next = undone.at(-1);
    if (!next) return;
    setUndone(undone.slice(0, -1));
    onStrokes([...strokes, next]);
  };
  return (
    <div className="answer-pad">
      <svg
        className="answer-sheet"
        viewBox={`0 0 ${padWidth} ${sheets * sheet}`}
        role="img"
        aria-label={intl.formatMessage({ id: 'core.question.pad' })}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {inOrder(strokes, (stroke) => (
          <path className={`answer-stroke-${stroke.color}`} d={strokePath(stroke)} />
        ))}
        {line.length > 0 && (
          <path className="answer-stroke-ink" d={strokePath({ points: [...line], width: penWidth })} />
        )}
      </svg>
      {!disabled && (
        <div className="answer-pad-acts no-print">
          <Button look="quiet" icon="ArrowUndo" disabled={strokes.length === 0} onClick={undo}>
            <FormattedMessage id="core.ui.editor.undo" />
          </Button>
          <Button look="quiet" icon="ArrowRedo" disabled={undone.length === 0} onClick={redo}>
            <FormattedMessage id="core.ui.editor.redo" />
          </Button>
          <Button
            look="quiet"
            icon="Add"
            disabled={(sheets + 1) * sheet > mostHeight}
            onClick={() => setSheets(sheets + 1)}
          >
            <FormattedMessage id="core.question.moreRoom" />
          </Button>
        </div>
      )}
    </div>
  );
}
