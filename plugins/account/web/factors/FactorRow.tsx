import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { type FactorItem, removeFactor, renameFactor } from '../../api/factors';
import { PasswordFirst } from './PasswordFirst';

const sealedRemove = { ...removeFactor, sealed: true } as typeof removeFactor;

interface FactorRowProps {
  readonly factor: FactorItem;
  readonly mayChange: boolean;
  /** The last of who must have one. */
  readonly mustStay: boolean;
  readonly onChanged: () => Promise<unknown>;
}

/** One factor: its name, since when, when it was last used. */
export function FactorRow({ factor, mayChange, mustStay, onChanged }: FactorRowProps) {
  const intl = useIntl();
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const day = (time: number) => intl.formatDate(time, { year: 'numeric', month: 'long', day: 'numeric' });
  const kind = t(`account.factor.${factor.kind}`);
  const remove = async (password: string) => {
    await call(sealedRemove, { factor: factor.id, password }, { quiet: true });
    messages.show('account.factors.removed', { tone: 'success' });
    await onChanged();
  };
  return (
    <li className="account-factor ruled">
      <div className="row">
        <ModuleIcon name={factor.kind === 'totp' ? 'Phone' : 'Key'} size={24} />
        <div className="row-main">
          <span className="row-title">{factor.name}</span>
          <span className="row-note">
            {factor.name !== kind && `${kind} · `}
            {t('account.factors.since', { day: day(factor.createdAt) })}
            {factor.lastUsedAt !== null && (
              <>
                {' · '}
                {t('account.factors.used', { day: day(factor.lastUsedAt) })}
              </>
            )}
          </span>
        </div>
        {mayChange && doing === null && (
          <>
            <Button size="small" onClick={() => setDoing('rename')}>
              {t('account.factors.rename')}
            </Button>
            {!mustStay && (
              <Button size="small" look="danger" onClick={() => setDoing('remove')}>
                {t('account.factors.remove')}
              </Button>
            )}
          </>
        )}
      </div>
      {doing === 'rename' && <Renaming factor={factor} onEnd={() => setDoing(null)} onChanged={onChanged} />}
      {doing === 'remove' && (
        <PasswordFirst
          text={t('account.factors.removeText', { name: factor.name })}
          act={t('account.factors.remove')}
          look="danger"
          onPassword={remove}
          onCancel={() => setDoing(null)}
        />
      )}
    </li>
  );
}

interface RenamingProps extends Pick<FactorRowProps, 'factor' | 'onChanged'> {
  readonly onEnd: () => void;
}

function Renaming({ factor, onEnd, onChanged }: RenamingProps) {
  const t = useText();
  const call = useCall();
  const [name, setName] = useState(factor.name);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    await call(renameFactor, { factor: factor.id, name: name.trim() });
    await onChanged();
    onEnd();
  };
  return (
    <Row as="form" align="stretch" wrap className="account-rename" onSubmit={send}>
      <input
        className="input"
        value={name}
        maxLength={60}
        aria-label={t('account.factors.name')}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="primary">
        {t('account.factors.save')}
      </Button>
      <Button look="quiet" onClick={onEnd}>
        {t('core.ui.form.cancel')}
      </Button>
    </Row>
  );
}
