import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import { type AuditLine, passAudits } from '../../../api';
import { mostAtOnce } from '../../../model/limits';

interface PassManyProps {
  readonly lines: readonly AuditLine[];
  readonly onDone: () => void;
}

/** Passes several of one author together, once somebody has said that each was looked at. */
export function PassMany({ lines, onDone }: PassManyProps) {
  const t = useText();
  const call = useCall();
  const dialogs = useDialogs();
  const values = { count: lines.length, owner: lines[0]?.owner ?? '' };
  const pass = useAct(() => call(passAudits, { taskIds: lines.map(({ taskId }) => taskId) }), {
    done: () => ({ id: 'resource.audit.passedMany', values }),
  });
  const authors = new Set(lines.map(({ ownerId }) => ownerId));
  if (authors.size > 1 || lines.length > mostAtOnce) {
    return (
      <span role="alert">
        {t(authors.size > 1 ? 'resource.audit.severalAuthors' : 'resource.tooMany', { most: mostAtOnce })}
      </span>
    );
  }
  const ask = async () => {
    const text = t('resource.audit.passMany.text', values);
    const ok = t('resource.audit.act.pass');
    // everybody sees it at once: this is no act to take back
    if ((await dialogs.confirm({ text, ok })) && (await pass.run())) onDone();
  };
  return (
    <Button size="small" look="primary" icon="Checkmark" busy={pass.isBusy} onClick={() => void ask()}>
      {t('resource.audit.passMany')}
    </Button>
  );
}
