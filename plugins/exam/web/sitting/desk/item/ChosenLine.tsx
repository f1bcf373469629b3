import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type AskedChoice, type AskedItem, chosenOf } from '../../state/sheet';
import type { SittingClient } from '../../state/sitting-client';

/** Chooses a question: kept, sent and counted like an answer, by its place in the section. */
export const choose = (client: SittingClient, { sectionId, itemIds }: AskedChoice, itemId: string): void =>
  client.write(sectionId, 0, { choice: [itemIds.indexOf(itemId)] });

interface ChosenLineProps {
  readonly client: SittingClient;
  readonly asked: AskedItem;
  readonly choice: AskedChoice;
  readonly disabled: boolean;
}

/** Of several questions one counts: which one, and how to take this one in its place. The first one that is written in is chosen. */
export function ChosenLine({ client, asked, choice, disabled }: ChosenLineProps) {
  useSignals();
  const t = useText();
  const { itemId, number } = asked;
  const chosen = chosenOf(choice, client.answers.all.value);
  const isOther = chosen !== undefined && chosen !== itemId;
  const counts = number + choice.itemIds.indexOf(chosen ?? itemId) - choice.itemIds.indexOf(itemId);
  return (
    <Row wrap className={isOther ? 'pad-2 round-card tint-due below-3' : 'pad-2 round-card tint-brand below-3'}>
      <Icon name={isOther ? 'Warning' : 'Checkmark'} size={16} />
      <span className="grow" role="status">
        {t('exam.sitting.choice', { count: choice.itemIds.length })}
        {isOther && ` ${t('exam.sitting.choice.other', { number: counts })}`}
      </span>
      {isOther && (
        <Button size="small" disabled={disabled} onClick={() => choose(client, choice, itemId)}>
          {t('exam.sitting.choice.take', { number })}
        </Button>
      )}
    </Row>
  );
}
