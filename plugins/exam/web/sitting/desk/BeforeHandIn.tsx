import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ItemState } from '../state/sheet';
import type { SittingClient } from '../state/sitting-client';

interface BeforeHandInProps {
  readonly client: SittingClient;
  readonly states: readonly ItemState[];
  readonly onGo: (itemId: string) => void;
  readonly onBack: () => void;
}

/** The first step of handing in: what is open and what was flagged, never a bare question. */
export function BeforeHandIn({ client, states, onGo, onBack }: BeforeHandInProps) {
  const t = useText();
  const lists = [
    ['open', states.filter(({ isAnswered, isLeftOut }) => !isAnswered && !isLeftOut)],
    ['flagged', states.filter(({ isFlagged }) => isFlagged)],
  ] as const;
  const isComplete = lists.every(([, items]) => items.length === 0);
  return (
    <Stack as="section" gap={4} className="card pad-5" aria-labelledby="exam-check">
      <h2 id="exam-check" className="t-18">
        {t('exam.sitting.check.before')}
      </h2>
      {isComplete && (
        <Row gap={2}>
          <Icon name="Checkmark" className="ink-done" />
          {t('exam.sitting.check.complete', { count: states.filter(({ isLeftOut }) => !isLeftOut).length })}
        </Row>
      )}
      {lists.map(
        ([name, items]) =>
          items.length > 0 && (
            <div key={name}>
              <h3 className="t-strong">{t(`exam.sitting.check.${name}`, { count: items.length })}</h3>
              <Row wrap rows={2} className="above-2">
                {items.map(({ asked }) => (
                  <Button key={asked.itemId} onClick={() => onGo(asked.itemId)}>
                    {t('exam.sitting.item', { number: asked.number })}
                  </Button>
                ))}
              </Row>
            </div>
          ),
      )}
      <p className="note">{t('exam.sitting.check.then')}</p>
      <Row wrap>
        <Button onClick={onBack}>{t('exam.sitting.check.back')}</Button>
        <Button look="primary" onClick={() => void client.handIn()}>
          {t('exam.sitting.check.handIn')}
        </Button>
      </Row>
    </Stack>
  );
}
