import { strokePath } from '../question/answer/drawing/stroke-path';
import { inOrder } from '../question/content/in-order';
import { type InkLayer, isHighlighter, type Stamp } from '../../common/ink/ink';

/** Stamps as lines of a pen, on 40 × 40 around their place. */
const stampPaths: Readonly<Record<Stamp, string>> = {
  right: 'M-18 2C-12 6 -8 12 -6 17C0 2 8 -10 20 -18',
  wrong: 'M-14 -14C-6 -6 6 6 15 15M15 -15C6 -6 -6 6 -14 14',
  half: 'M-18 2C-12 6 -8 12 -6 17C0 2 8 -10 20 -18M2 -8L14 4',
  good: 'M0 -19L5 -6L19 -6L8 3L12 17L0 9L-12 17L-8 3L-19 -6L-5 -6Z',
};

/** Red ink over a picture or over words: it takes the width of its place and keeps its proportions at every size. */
export function InkView({ layer }: { readonly layer: InkLayer }) {
  if (layer.strokes.length + layer.stamps.length === 0) return null;
  return (
    <svg className="ink-layer wide" viewBox="0 0 1000 1" aria-hidden="true">
      {inOrder(layer.strokes, (stroke) => (
        <path
          className={`ink-layer-${stroke.color}${isHighlighter(stroke) ? ' ink-layer-wide' : ''}`}
          d={strokePath(stroke)}
        />
      ))}
      {inOrder(layer.stamps, ({ kind, x, y }) => (
        <path
          className={`ink-stamp ink-stamp-${kind}`}
          d={stampPaths[kind]}
          transform={`translate(${x} ${y}) rotate(${-90 * (layer.turn ?? 0)})`}
        />
      ))}
    </svg>
  );
}
