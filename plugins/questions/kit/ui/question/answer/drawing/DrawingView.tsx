import { useText } from 'edutech/core/web/hooks';
import type { Stroke } from '../../../../common/answer';
import { inOrder } from '../../content/in-order';
import { drawingHeight, padWidth, strokePath } from './stroke-path';

/** What somebody drew. */
export function DrawingView({ strokes }: { strokes: readonly Stroke[] }) {
  const t = useText();
  return (
    <svg
      className="answer-drawing"
      viewBox={`0 0 ${padWidth} ${Math.max(300, Math.ceil(drawingHeight(strokes)) + 40)}`}
      role="img"
      aria-label={t('questions.kit.question.drawing')}
    >
      {inOrder(strokes, (stroke) => (
        <path className={`answer-stroke-${stroke.color}`} d={strokePath(stroke)} />
      ))}
    </svg>
  );
}
