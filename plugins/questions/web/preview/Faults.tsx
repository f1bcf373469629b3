import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall } from 'edutech/core/web/hooks';
import { closeFault } from '../../api';
import type { QuestionData } from './load-preview';

type Fault = QuestionData['faults'][number];

/** What others say is wrong with one's question, and what one answers. */
export function Faults({ faults }: { readonly faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="questions.faults" />} note={<span className="muted num">{faults.length}</span>}>
      <ul className="questions-versions">
        {faults.map((fault) => (
          <FaultLine key={fault.faultId} fault={fault} />
        ))}
      </ul>
    </Panel>
  );
}

function FaultLine({ fault: { faultId, kind, text, person, time, version } }: { readonly fault: Fault }) {
  const intl = useIntl();
  const call = useCall();
  const say = useUndo();
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState<'fixed' | 'declined' | null>(null);
  const close = async (state: 'fixed' | 'declined') => {
    setBusy(state);
    try {
      await call(closeFault, { faultId, state, answer: answer.trim() });
      say(`questions.faults.done.${state}`, {});
    } catch {
      setBusy(null); // the call has said what went wrong, and what was typed stands
    }
  };
  return (
    <li>
      <span className="questions-version-head">
        <Tag tone="late" icon="Flag">
          <FormattedMessage id={`questions.fault.kind.${kind}`} />
        </Tag>
        <small className="muted">
          {person} · {cityMinute(new Date(time))} · <FormattedMessage id="questions.version" values={{ version }} />
        </small>
      </span>
      {text && <p>{text}</p>}
      <span className="questions-fault-acts">
        <input
          className="input"
          value={answer}
          maxLength={500}
          placeholder={intl.formatMessage({ id: 'questions.faults.answer' })}
          aria-label={intl.formatMessage({ id: 'questions.faults.answer' })}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        {(['fixed', 'declined'] as const).map((state) => (
          <Button key={state} size="small" busy={busy === state} onClick={() => void close(state)}>
            <FormattedMessage id={`questions.faults.${state}`} />
          </Button>
        ))}
      </span>
    </li>
  );
}
