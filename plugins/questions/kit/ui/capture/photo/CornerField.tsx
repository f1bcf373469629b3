import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { type Corners, withCorner } from '../pixels/corners';
import type { Pixels } from '../pixels/pixels';
import { useObjectAddress } from '../object-address';

interface CornerFieldProps {
  readonly source: Blob;
  readonly pixels: Pick<Pixels, 'width' | 'height'>;
  readonly corners: Corners;
  readonly onCorners: (corners: Corners) => void;
}

const names = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const;
/** Arrow keys move by so much of the picture; with Shift by more. */
const step = 0.005;
const stride = 0.04;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture with four corners to be put on those of the sheet, by pointer or by arrow keys. */
export function CornerField({ source, pixels: { width, height }, corners, onCorners }: CornerFieldProps) {
  const t = useText();
  const address = useObjectAddress(source);
  const field = useRef<SVGSVGElement>(null);
  const held = useRef<{ pointer: number; at: number } | null>(null);
  const spotOf = (event: PointerEvent) => {
    const matrix = field.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: x / width, y: y / height };
  };
  const hold = (event: PointerEvent<SVGGElement>, at: number) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, at };
  };
  const move = (event: PointerEvent) => {
    if (held.current?.pointer !== event.pointerId) return;
    onCorners(withCorner(corners, held.current.at, spotOf(event)));
  };
  const letGo = (event: PointerEvent) => {
    if (held.current?.pointer === event.pointerId) held.current = null;
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? stride : step;
    const { x, y } = corners[at]!;
    onCorners(withCorner(corners, at, { x: x + direction[0] * by, y: y + direction[1] * by }));
  };
  const points = corners.map(({ x, y }) => `${x * width},${y * height}`);
  return (
    <svg ref={field} className="corner-field" viewBox={`0 0 ${width} ${height}`}>
      <title>{t('questions.kit.capture.cut.field')}</title>
      {address && <image href={address} width={width} height={height} />}
      <path className="corner-outside" fillRule="evenodd" d={`M0 0H${width}V${height}H0ZM${points.join('L')}Z`} />
      <polygon className="corner-sheet" points={points.join(' ')} />
      {corners.map(({ x, y }, at) => (
        <g
          key={names[at]}
          className="corner"
          tabIndex={0}
          role="slider"
          aria-label={t(`questions.kit.capture.cut.${names[at]}`)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(x * 100)}
          aria-valuetext={t('questions.kit.capture.cut.spot', {
            across: Math.round(x * 100),
            down: Math.round(y * 100),
          })}
          onPointerDown={(event) => hold(event, at)}
          onPointerMove={move}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={(event) => onKeyDown(event, at)}
        >
          {/* lines of no length with round ends: dots of one size, however large the picture is shown */}
          <path className="corner-reach" d={`M${x * width} ${y * height}h0.01`} />
          <path className="corner-rim" d={`M${x * width} ${y * height}h0.01`} />
          <path className="corner-dot" d={`M${x * width} ${y * height}h0.01`} />
        </g>
      ))}
    </svg>
  );
}
