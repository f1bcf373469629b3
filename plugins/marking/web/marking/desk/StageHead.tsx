import { useSignals } from '@preact/signals-react/runtime';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { TurnQueue } from './turn-queue';
import type { GivingState } from './use-giving';

interface StageHeadProps {
  readonly queue: TurnQueue;
  readonly giving: GivingState;
  readonly asksProblem: boolean;
  readonly isStrong: boolean;
  readonly onStrong: () => void;
  readonly onZoom: () => void;
  readonly onWhole: () => void;
  readonly onAskProblem: () => void;
}

/** The code of the answer at hand, and what can be done besides points. */
export function StageHead({
  queue,
  giving,
  asksProblem,
  isStrong,
  onStrong,
  onZoom,
  onWhole,
  onAskProblem,
}: StageHeadProps) {
  useSignals();
  const t = useText();
  const turn = queue.current;
  if (!turn) return null;
  return (
    <Row as="header" wrap rows={1} className="pad-y-2 pad-x-4 lined-below paper">
      <b>{t('marking.mark.code', { code: turn.code })}</b>
      <span className="note">{t('marking.mark.anonymous')}</span>
      {queue.isChanging && <span className="ink-star">{t('marking.mark.changing')}</span>}
      {turn.sentBack !== null && (
        <span className="ink-late">{t('marking.mark.sentBack', { reason: turn.sentBack })}</span>
      )}
      <Row as="span" wrap className="end" data-marks>
        {(['excellent', 'typical'] as const).map((flag) => (
          <button
            key={flag}
            type="button"
            className="chip"
            aria-pressed={giving.flags.includes(flag)}
            onClick={() => giving.toggle(flag)}
          >
            {t(`marking.flag.${flag}`)}
          </button>
        ))}
        <button type="button" className="chip" aria-expanded={asksProblem} onClick={onAskProblem}>
          {t('marking.mark.problem')} <kbd>U</kbd>
        </button>
        <button type="button" className="chip" onClick={onWhole}>
          {t('marking.whole.open')} <kbd>O</kbd>
        </button>
        <IconButton icon="FullScreen" label={t('marking.keys.zoom')} onClick={onZoom} />
        <IconButton icon="WeatherSunny" label={t('marking.mark.strong')} pressed={isStrong} onClick={onStrong} />
      </Row>
    </Row>
  );
}
