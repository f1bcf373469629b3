import { useSignals } from '@preact/signals-react/runtime';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';
import type { SittingClient } from '../state/sitting-client';
import { Messages } from './Messages';

const sizes = ['small', 'middle', 'large'] as const;

interface SideCardsProps {
  readonly client: SittingClient;
  /** How many items are answered. */
  readonly answered: number;
}

/** At the side: whether all is saved, what the teacher says, and how large letters are. */
export function SideCards({ client, answered }: SideCardsProps) {
  useSignals();
  const t = useText();
  void client.answers.saving.value;
  const waiting = client.answers.waiting.size;
  return (
    <Stack gap={3} className="exam-side">
      <Panel title={t('exam.sitting.saving')}>
        <Row gap={3} align="start" className="card-body">
          <Icon name={waiting > 0 ? 'CloudOff' : 'CloudCheckmark'} />
          <span>
            <b className="block">
              {t(waiting > 0 ? 'exam.sitting.saving.kept' : 'exam.sitting.saving.all', { count: waiting })}
            </b>
            <small className="note">{t('exam.sitting.saving.items', { count: answered })}</small>
          </span>
        </Row>
      </Panel>
      <Messages messages={client.times.value.messages} />
      <Panel title={t('exam.sitting.size')}>
        <Row className="card-body">
          <Segmented
            label={t('exam.sitting.size')}
            options={sizes.map((value) => ({ value, label: t(`exam.sitting.size.${value}`) }))}
            value={client.notes.value.size}
            onChange={(size) => client.note({ size })}
          />
        </Row>
      </Panel>
    </Stack>
  );
}
