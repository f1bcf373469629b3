import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { type FactorItem, removeFactor, renameFactor } from '../../api';
import { Renaming } from '../shared/Renaming';
import { PasswordFirst } from './PasswordFirst';

const longestName = 60;

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
      {doing === 'rename' && (
        <Renaming
          name={factor.name}
          label={t('account.factors.name')}
          maxLength={longestName}
          onSave={async (name) => {
            await call(renameFactor, { factor: factor.id, name });
            await onChanged();
          }}
          onEnd={() => setDoing(null)}
        />
      )}
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
