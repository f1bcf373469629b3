import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useCall, useDialogs, useMessages } from 'edutech/core/web/hooks';
import { type AuditLine, passAudits } from '../../../api';
import { mostAtOnce } from '../../../model/limits';

interface PassManyProps {
  readonly lines: readonly AuditLine[];
  readonly onDone: () => void;
}

/** Passes several of one author together, once somebody has said that each was looked at. */
export function PassMany({ lines, onDone }: PassManyProps) {
  const intl = useIntl();
  const call = useCall();
  const dialogs = useDialogs();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const authors = new Set(lines.map(({ ownerid }) => ownerid));
  if (authors.size > 1 || lines.length > mostAtOnce) {
    return (
      <span role="alert">
        <FormattedMessage
          id={authors.size > 1 ? 'resource.audit.severalAuthors' : 'resource.tooMany'}
          values={{ most: mostAtOnce }}
        />
      </span>
    );
  }
  const pass = async () => {
    const values = { count: lines.length, owner: lines[0]?.owner ?? '' };
    const text = intl.formatMessage({ id: 'resource.audit.passMany.text' }, values);
    const ok = intl.formatMessage({ id: 'resource.audit.act.pass' });
    // everybody sees it at once: this is no act to take back
    if (!(await dialogs.confirm({ text, ok }))) return;
    setBusy(true);
    try {
      await call(passAudits, { taskids: lines.map(({ taskid }) => taskid) });
      messages.show('resource.audit.passedMany', { tone: 'success', values });
      onDone();
      await revalidate();
    } catch {
      // the call has said what went wrong
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" look="primary" icon="Checkmark" busy={busy} onClick={() => void pass()}>
      <FormattedMessage id="resource.audit.passMany" />
    </Button>
  );
}
