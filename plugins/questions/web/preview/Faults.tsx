import { useState } from 'react';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { closeFault } from '../../api';
import type { QuestionData } from './load-preview';

type Fault = QuestionData['faults'][number];

/** What others say is wrong with one's question, and what one answers. */
export function Faults({ faults }: { readonly faults: readonly Fault[] }) {
  const t = useText();
  if (faults.length === 0) return null;
  return (
    <Panel title={t('questions.faults')} note={<span className="muted num">{faults.length}</span>}>
      <Stack as="ul" gap={0} className="questions-versions pad-b-2">
        {faults.map((fault) => (
          <FaultLine key={fault.faultId} fault={fault} />
        ))}
      </Stack>
    </Panel>
  );
}

function FaultLine({ fault: { faultId, kind, text, person, time, version } }: { readonly fault: Fault }) {
  const t = useText();
  const call = useCall();
  const [answer, setAnswer] = useState('');
  const send = (state: 'fixed' | 'declined') => call(closeFault, { faultId, state, answer: answer.trim() });
  const fixed = useAct(() => send('fixed'), { done: 'questions.faults.done.fixed' });
  const declined = useAct(() => send('declined'), { done: 'questions.faults.done.declined' });
  return (
    <li>
      <Row as="span" justify="between" wrap>
        <Tag tone="late" icon="Flag">
          {t(`questions.fault.kind.${kind}`)}
        </Tag>
        <small className="muted">
          {person} · {cityMinute(new Date(time))} · {t('questions.version', { version })}
        </small>
      </Row>
      {text && <p>{text}</p>}
      <Row as="span" align="stretch" wrap className="questions-fault-acts above-1">
        <input
          className="input"
          value={answer}
          maxLength={500}
          placeholder={t('questions.faults.answer')}
          aria-label={t('questions.faults.answer')}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <Button size="small" busy={fixed.isBusy} onClick={() => void fixed.run()}>
          {t('questions.faults.fixed')}
        </Button>
        <Button size="small" busy={declined.isBusy} onClick={() => void declined.run()}>
          {t('questions.faults.declined')}
        </Button>
      </Row>
    </li>
  );
}
