import { useSignals } from '@preact/signals-react/runtime';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { countedBlocks } from '../../../model/answering/progress';
import { type Phase, phases } from '../../../model/book/document';
import type { GuideClient } from './state/guide-client';

interface PhaseStepsProps {
  readonly client: GuideClient;
  readonly phase: Phase;
  readonly onPhase: (phase: Phase) => void;
}

/** The three steps of a lesson with how far one is in each; the chosen one is shown. */
export function PhaseSteps({ client, phase, onPhase }: PhaseStepsProps) {
  useSignals();
  const t = useText();
  const { counts } = client.opened.value;
  return (
    <fieldset className="guide-steps" aria-label={t('guide.steps')}>
      {phases.map((one, at) => {
        const count = counts.find((sum) => sum.phase === one);
        const own = countedBlocks(client.opened.value.blocks).filter((block) => block.phase === one);
        const total = count?.blocks ?? 0;
        const done = Math.max(count?.done ?? 0, own.filter(({ id }) => client.isSubmitted(id)).length);
        const isDone = total > 0 && done === total;
        const isOpen = client.opened.value.blocks.some((block) => block.phase === one && block.isOpen);
        return (
          <button
            key={one}
            type="button"
            className="guide-step card pad-3 text-start"
            aria-pressed={one === phase}
            onClick={() => onPhase(one)}
          >
            <span className={isDone ? 'guide-step-sign circle tint-done' : 'guide-step-sign circle sunk'}>
              {isDone ? <Icon name="Checkmark" size={16} /> : at + 1}
            </span>
            <b>{t(`guide.phase.${one}`)}</b>
            <Row as="span" inline gap={1} className="end note num">
              {isOpen || done > 0 ? `${done} / ${total}` : t(`guide.phase.${one}.locked`)}
            </Row>
          </button>
        );
      })}
    </fieldset>
  );
}
