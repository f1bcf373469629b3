import { type PointerEvent, useRef } from 'react';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type Box, boxBetween } from './box';

interface BoxPictureProps {
  readonly address: string;
  readonly box: Box | null;
  readonly onBox: (box: Box | null) => void;
}

const sides = ['x', 'y', 'width', 'height'] as const;
const whole: Box = { x: 0, y: 0, width: 1, height: 1 };

/** A picture with a box around one question: dragged with a finger or the mouse, or set by its four figures. */
export function BoxPicture({ address, box, onBox }: BoxPictureProps) {
  const t = useText();
  const from = useRef<{ x: number; y: number } | null>(null);
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const set = (side: (typeof sides)[number], percent: number) => {
    const next = { ...(box ?? whole), [side]: Math.min(100, Math.max(0, percent)) / 100 };
    onBox(boxBetween(next, { x: next.x + next.width, y: next.y + next.height }));
  };
  return (
    <>
      <div
        className="wrong-cut relative within unselectable"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = at(event);
        }}
        onPointerMove={(event) => from.current && onBox(boxBetween(from.current, at(event)))}
        onPointerUp={() => {
          from.current = null;
        }}
      >
        <img className="within" src={address} alt={t('wrong.photo', { number: 1 })} draggable={false} />
        {box && (
          <svg className="wrong-box wide tall" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              className="wrong-box-shade"
              fillRule="evenodd"
              d={`M0 0H100V100H0ZM${box.x * 100} ${box.y * 100}h${box.width * 100}v${box.height * 100}h${-box.width * 100}Z`}
            />
            <rect x={box.x * 100} y={box.y * 100} width={box.width * 100} height={box.height * 100} />
          </svg>
        )}
      </div>
      <Row
        as="fieldset"
        align="stretch"
        wrap
        gap={3}
        rows={2}
        className="wrong-box-fields note"
        aria-label={t('wrong.add.box')}
      >
        {sides.map((side) => (
          <Row as="label" inline gap={1} key={side}>
            {t(`wrong.add.box.${side}`)}
            <input
              className="input num"
              type="number"
              min={0}
              max={100}
              value={Math.round((box ?? whole)[side] * 100)}
              onChange={(event) => set(side, Number(event.currentTarget.value))}
            />
            %
          </Row>
        ))}
      </Row>
    </>
  );
}
