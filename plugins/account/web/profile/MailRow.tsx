import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Tag } from 'edutech/core/ui/Tag';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { beginMail, confirmMail, type OwnProfile, removeMail } from '../../api';
import { SettingRow } from '../centre/SettingRow';
import { PasswordFirst } from '../factors/PasswordFirst';
import { TextLine } from '../shared/PlainFields';
import { CodeForm } from './CodeForm';

type Mail = NonNullable<OwnProfile['mail']>;

/** Passwords travel encrypted, like those of a login. */
const sealedBegin = { ...beginMail, sealed: true } as typeof beginMail;
const sealedRemove = { ...removeMail, sealed: true } as typeof removeMail;

/** The e-mail address, confirmed by a code that is sent there: with it a forgotten password is no errand to the school. */
export function MailRow({ mail: { address, pending }, mayEdit }: { mail: Mail; mayEdit: boolean }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<'none' | 'address' | 'remove'>('none');
  const done = async (text: string) => {
    setStep('none');
    messages.show(text, { tone: 'success' });
    await revalidate();
  };
  // a mistyped change is dropped without the address that it would have replaced
  const isChange = address !== '' && pending !== '';
  const remove = isChange
    ? { act: 'account.mail.discard', text: 'account.mail.discardText' }
    : { act: 'account.factors.remove', text: 'account.mail.removeText' };
  const confirmed = address && (
    <Row inline wrap>
      {address}
      <Tag tone="done" icon="Checkmark">
        {t('account.mail.confirmed')}
      </Tag>
    </Row>
  );
  return (
    <SettingRow
      label={t('account.mail.title')}
      value={confirmed || t('account.notify.noMail')}
      help={t('account.mail.text')}
      action={
        mayEdit &&
        step === 'none' && (
          <Row wrap>
            {!pending && (
              <Button size="small" look={address ? 'outline' : 'soft'} onClick={() => setStep('address')}>
                {t(address ? 'account.mail.change' : 'account.mail.add')}
              </Button>
            )}
            {(address || pending) && (
              <Button size="small" look="quiet" onClick={() => setStep('remove')}>
                {t(remove.act)}
              </Button>
            )}
          </Row>
        )
      }
    >
      {mayEdit && pending && step === 'none' && (
        <CodeForm
          name="account.mail.code"
          label={t('account.mail.code', { address: pending })}
          onCode={async (code) => {
            await call(confirmMail, { code }, { quiet: true });
            await done('account.mail.done');
          }}
          again={t('account.mail.again')}
          onAgain={() => setStep('address')}
        />
      )}
      {mayEdit && step === 'address' && (
        <AddressForm onSent={() => done('account.mail.sent')} onCancel={() => setStep('none')} />
      )}
      {mayEdit && step === 'remove' && (
        <PasswordFirst
          text={t(remove.text, { address: address || pending })}
          act={t(remove.act)}
          look="danger"
          onPassword={async (password) => {
            await call(sealedRemove, { password, pending: isChange }, { quiet: true });
            await done('account.factors.removed');
          }}
          onCancel={() => setStep('none')}
        />
      )}
    </SettingRow>
  );
}

function AddressForm({ onSent, onCancel }: { onSent: () => Promise<unknown>; onCancel: () => void }) {
  const t = useText();
  const call = useCall();
  const form = useForm({
    name: 'account.mail',
    initial: { address: '' },
    save: async () => undefined,
  });
  const address = form.values.address.trim();
  return (
    <>
      <TextLine
        label={t('account.mail.address')}
        field={form.field('address')}
        type="email"
        maxLength={254}
        autoComplete="email"
        required
      />
      <PasswordFirst
        text={t('account.mail.first')}
        act={t('account.mail.send')}
        onPassword={async (password) => {
          await call(sealedBegin, { address, password }, { quiet: true });
          form.reset();
          await onSent();
        }}
        onCancel={() => {
          form.reset();
          onCancel();
        }}
      />
    </>
  );
}
