import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { beginPhone, confirmPhone, type OwnProfile, removePhone } from '../../api';
import { CodeForm } from './CodeForm';

interface PhoneCheckProps {
  readonly phone: string;
  readonly check: NonNullable<OwnProfile['phoneCheck']>;
}

/** Shows by a code that the number of the account is one's own: messages go to no other. */
export function PhoneCheck({ phone, check: { state, isPending } }: PhoneCheckProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const begin = useAct(() => call(beginPhone, {}), { done: 'account.mail.sent' });
  const remove = useAct(() => call(removePhone, {}), { done: 'account.phone.removed' });
  if (state === 'noMobile') return <p className="fine">{t('account.phone.noMobile')}</p>;
  if (state === 'confirmed')
    return (
      <Row wrap gap={3}>
        <Tag tone="done" icon="Checkmark">
          {t('account.phone.confirmed')}
        </Tag>
        <Button size="small" look="quiet" busy={remove.isBusy} onClick={() => void remove.run()}>
          {t('account.phone.remove')}
        </Button>
      </Row>
    );
  if (isPending)
    return (
      <CodeForm
        name="account.phone.code"
        label={t('account.mail.code', { address: phone })}
        onCode={async (code) => {
          await call(confirmPhone, { code }, { quiet: true });
          messages.show('account.phone.done', { tone: 'success' });
          await revalidate();
        }}
        again={t('account.phone.again')}
        onAgain={() => void begin.run()}
      />
    );
  return (
    <Row wrap gap={3}>
      <span className="fine">{t('account.phone.text')}</span>
      <Button size="small" look="soft" busy={begin.isBusy} onClick={() => void begin.run()}>
        {t('account.mail.send')}
      </Button>
    </Row>
  );
}
