import { type PointerEvent, useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { strokePath } from '../question/answer/drawing/stroke-path';
import { erasedAt, type InkLayer, mostPins, toPicturePoint, type Stamp, type Turn } from '../../common/ink/ink';
import { InkView } from './InkView';
import { type InkChoice, lineWidth, mostNumbers } from './ink-tools';

interface InkPadProps extends InkChoice {
  readonly layer: InkLayer;
  readonly onLayer: (layer: InkLayer) => void;
}

/** Draws over a picture or over words with mouse, pen or finger; a line is told when it is done. */
export function InkPad({ layer, onLayer, tool, color }: InkPadProps) {
  const t = useText();
  const [line, setLine] = useState<readonly number[]>([]);
  const [rubbed, setRubbed] = useState<InkLayer | null>(null);
  const pointer = useRef<number | null>(null);
  if (tool === 'hand') return <InkView layer={layer} />;
  const isLine = tool === 'pen' || tool === 'highlighter';
  const width = lineWidth(tool);

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (pointer.current !== null || event.button !== 0) return;
    event.preventDefault();
    const [x, y, pressure] = pointOf(event, layer.turn);
    if (tool === 'pin') {
      const pins = (layer.pins ?? []).filter(({ text }) => text !== '');
      if (pins.length < mostPins) onLayer({ ...layer, pins: [...pins, { x, y, text: '' }] });
      return;
    }
    if (!isLine && tool !== 'eraser') {
      onLayer({ ...layer, stamps: [...layer.stamps, { kind: tool as Stamp, x, y }] });
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    pointer.current = event.pointerId;
    if (isLine) setLine([x, y, pressure]);
    else setRubbed(erasedAt(layer, [x, y]));
  };
  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (pointer.current !== event.pointerId) return;
    const [x, y, pressure] = pointOf(event, layer.turn);
    if (isLine) setLine((points) => (points.length + 3 > mostNumbers ? points : [...points, x, y, pressure]));
    else setRubbed((now) => erasedAt(now ?? layer, [x, y]));
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = null;
    if (isLine && line.length > 0)
      onLayer({ ...layer, strokes: [...layer.strokes, { points: [...line], color, width }] });
    if (rubbed && rubbed !== layer) onLayer(rubbed);
    setLine([]);
    setRubbed(null);
  };
  return (
    <div
      className={`ink-pad ink-pad-${tool}`}
      role="img"
      aria-label={t('questions.kit.ink.pad')}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <InkView layer={rubbed ?? layer} />
      {line.length > 0 && (
        <svg className="ink-layer wide" viewBox="0 0 1000 1" aria-hidden="true">
          <path
            className={`ink-layer-${color}${tool === 'highlighter' ? ' ink-layer-wide' : ''}`}
            d={strokePath({ points: [...line], width })}
          />
        </svg>
      )}
    </div>
  );
}

/** Where a pointer is: x, y in thousandths of the width, and its pressure. */
function pointOf(event: PointerEvent<HTMLElement>, turn: Turn = 0): [x: number, y: number, pressure: number] {
  const box = event.currentTarget.getBoundingClientRect();
  const pressure = event.pressure > 0 ? event.pressure : 0.5;
  const place = { left: event.clientX - box.left, top: event.clientY - box.top };
  return [...toPicturePoint(place, box, turn), Math.round(pressure * 10) / 10];
}
