import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Relation } from 'edutech/core/common/organisation/consent';
import { categories } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useDialogs, useServices, useSession, useText } from 'edutech/core/web/hooks';
import { proving } from 'edutech/core/web/session/login/proof';
import { bindChild, joinWithCode, openCode } from '../../api';
import { isCode } from '../../model/code';
import { longestName, usernamePattern } from '../../model/relation';
import { routes } from '../../routes';
import { Field } from './Field';
import { JoinForm, RelationField } from './JoinForm';

/** A code that the server knows, and whose it is. */
type Known = OutputOf<typeof openCode> & { readonly code: string };

/** What the last step says: the account is open, or the child is bound. */
type Done = { readonly username: string } | 'bound';

const quiet = { quiet: true } as const;

/** `/guardian-join`: code, child, done; an account on the way for those who have none. */
export function Page() {
  const t = useText();
  useSignals();
  const user = useSession().user.value;
  const [known, setKnown] = useState<Known | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const isGuardian = user?.category === categories.guardian;
  const step = done ? 2 : known ? 1 : 0;
  return (
    <div className="wrap pad-y-5">
      <section className="card pad-5 guardian-join">
        <h1 className="below-3">{t('guardian.join.title')}</h1>
        {user && !isGuardian && !done ? (
          <p role="status">{t('guardian.join.notGuardian')}</p>
        ) : (
          <Stack gap={5}>
            <Steps current={step} names={['code', isGuardian ? 'child' : 'account', 'done']} />
            {step === 0 && <CodeStep isGuardian={isGuardian} onKnown={setKnown} />}
            {step === 1 && known && (
              <>
                <Whose known={known} />
                {isGuardian ? (
                  <BindStep code={known.code} onDone={() => setDone('bound')} />
                ) : (
                  <AccountStep code={known.code} onDone={(username) => setDone({ username })} />
                )}
                <Button look="quiet" onClick={() => setKnown(null)}>
                  {t('guardian.join.other')}
                </Button>
              </>
            )}
            {done && <DoneStep done={done} />}
          </Stack>
        )}
      </section>
    </div>
  );
}

function Steps({ current, names }: { current: number; names: readonly string[] }) {
  const t = useText();
  return (
    <Row as="ol" className="guardian-steps t-13" wrap gap={4} align="stretch" aria-label={t('guardian.join.steps')}>
      {names.map((name, index) => (
        <li key={name} className="guardian-step" aria-current={index === current ? 'step' : undefined}>
          {t(`guardian.join.step.${name}`)}
        </li>
      ))}
    </Row>
  );
}

/** Sends what strangers may send, working a proof out where the server asks for one. */
function useProving() {
  const [share, setShare] = useState<number | null>(null);
  const prove = async <T,>(send: (proof: string | undefined) => Promise<T>): Promise<T> => {
    try {
      return await proving(send, { onProof: setShare });
    } finally {
      setShare(null);
    }
  };
  return { share, prove };
}

function CodeStep({ isGuardian, onKnown }: { isGuardian: boolean; onKnown: (known: Known) => void }) {
  const t = useText();
  const call = useCall();
  const dialogs = useDialogs();
  const { share, prove } = useProving();
  const [search] = useSearchParams();
  const form = useForm({
    name: 'guardian.code',
    initial: { code: search.get('code') ?? '' },
    check: ({ code }) => (isCode(code) ? {} : { code: 'guardian.join.codeWrong' }),
    save: async ({ code }) => onKnown({ ...(await prove((proof) => call(openCode, { code, proof }, quiet))), code }),
  });
  return (
    <>
      <p className="soft">{t('guardian.join.intro')}</p>
      <JoinForm form={form} proof={share} act={t('guardian.join.next')}>
        <Field
          label={t('guardian.join.code')}
          field={form.field('code')}
          hint={t('guardian.join.codeHint')}
          maxLength={20}
          autoComplete="off"
          className="guardian-code-input"
        />
      </JoinForm>
      {!isGuardian && (
        <p className="note">
          {t('guardian.join.haveAccount')}{' '}
          <Button look="link" onClick={() => void dialogs.login({ target: routes.join.to() })}>
            {t('guardian.join.signIn')}
          </Button>
        </p>
      )}
    </>
  );
}

function Whose({ known: { child, school, className, expiresAt } }: { known: Known }) {
  const t = useText();
  const intl = useIntl();
  return (
    <div className="tint-brand round-card pad-4">
      <p>{t('guardian.join.is', { child, school, className, b: (text) => <b>{text}</b> })}</p>
      <p className="fine">{t('guardian.join.valid', { day: intl.formatDate(expiresAt, { dateStyle: 'medium' }) })}</p>
    </div>
  );
}

function BindStep({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useText();
  const call = useCall();
  const { share, prove } = useProving();
  const form = useForm({
    name: 'guardian.bind',
    initial: { relation: 'mother' },
    save: ({ relation }) =>
      prove((proof) => call(bindChild, { code, relation: relation as Relation, proof }, quiet)).then(onDone),
  });
  return (
    <JoinForm form={form} proof={share} act={t('guardian.join.bind')}>
      <RelationField field={form.field('relation')} />
    </JoinForm>
  );
}

function AccountStep({ code, onDone }: { code: string; onDone: (username: string) => void }) {
  const t = useText();
  const { call, session } = useServices();
  const { share, prove } = useProving();
  const form = useForm({
    name: 'guardian.account',
    initial: { relation: 'mother', name: '', username: '', password: '' },
    check: ({ name, username, password }) => ({
      ...(name.trim() === '' && { name: 'guardian.join.nameMissing' }),
      ...(!new RegExp(usernamePattern).test(username.trim()) && { username: 'guardian.join.usernameWrong' }),
      ...(password === '' && { password: 'guardian.join.passwordMissing' }),
    }),
    save: async ({ relation, name, username: typed, password }) => {
      const account = { code, name, relation: relation as Relation, username: typed.trim(), password };
      const { username } = await prove((proof) => call(joinWithCode, { ...account, proof }, quiet));
      // where a further step is asked for (terms of use), the last step leads to the login
      await session.login(username, password).catch(() => undefined);
      onDone(username);
    },
  });
  return (
    <JoinForm form={form} proof={share} act={t('guardian.join.open')}>
      <RelationField field={form.field('relation')} />
      <Field label={t('guardian.join.name')} field={form.field('name')} maxLength={longestName} autoComplete="name" />
      <Field
        label={t('guardian.join.username')}
        field={form.field('username')}
        hint={t('guardian.join.usernameHint')}
        maxLength={32}
        autoComplete="username"
      />
      <Field
        label={t('guardian.join.password')}
        field={form.field('password')}
        hint={t('guardian.join.passwordHint')}
        type="password"
        autoComplete="new-password"
      />
    </JoinForm>
  );
}

function DoneStep({ done }: { done: Done }) {
  const t = useText();
  useSignals();
  const dialogs = useDialogs();
  const isSignedIn = useSession().user.value !== null;
  return (
    <Stack gap={4} role="status">
      <h2>{t('guardian.join.done')}</h2>
      <p className="soft">{t('guardian.join.doneText')}</p>
      {isSignedIn || done === 'bound' ? (
        <Button look="primary" size="large" wide to={routes.today.to()}>
          {t('guardian.join.toToday')}
        </Button>
      ) : (
        <>
          <p>{t('guardian.join.openedText', { username: done.username })}</p>
          <Button look="primary" size="large" wide onClick={() => void dialogs.login({ target: routes.today.to() })}>
            {t('guardian.join.signIn')}
          </Button>
        </>
      )}
    </Stack>
  );
}
