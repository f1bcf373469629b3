import type { ReactNode } from 'react';
import { FormattedList } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import type { CallDetail } from '../../api';

/** What a call is for, who may call it, and how it travels. */
export function CallAbout({ call }: { readonly call: CallDetail }) {
  const t = useText();
  const { words, kind, perMinute, isSealed, bodies, sessions } = call;
  const paragraphs = words.split('\n\n').filter(Boolean);
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text} lang="en" className="breaks">
          {text}
        </p>
      ))}
      <dl className="deployment-facts size-13">
        <Fact name="access">
          <Access access={call.access} />
        </Fact>
        <Fact name="kind">{t(`deployment.calls.kind.${kind}`)}</Fact>
        {bodies.length > 0 && <Fact name="body">{bodies.join(', ')}</Fact>}
        {isSealed && <Fact name="sealed">{t('deployment.calls.isSealed')}</Fact>}
        {sessions.length > 0 && (
          <Fact name="sessions">
            <FormattedList value={sessions.map((session) => t(`deployment.calls.session.${session}`))} />
          </Fact>
        )}
        {perMinute !== null && <Fact name="perMinute">{t('deployment.calls.times', { count: perMinute })}</Fact>}
      </dl>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const t = useText();
  return (
    <div className="deployment-fact pad-y-2">
      <dt className="muted">{t(`deployment.calls.${name}`)}</dt>
      <dd className="breaks">{children}</dd>
    </div>
  );
}

function Access({ access }: Pick<CallDetail, 'access'>) {
  const t = useText();
  const { reason, permissions, needsAll, types } = access;
  if (reason !== null) {
    return (
      <>
        {t('deployment.calls.public')}
        <small className="block muted" lang="en">
          {reason}
        </small>
      </>
    );
  }
  return (
    <>
      {permissions.length === 0 && t('deployment.calls.signedIn')}
      {permissions.length > 1 && t(needsAll ? 'deployment.calls.needsAll' : 'deployment.calls.needsOne')}
      {permissions.map(({ code, title, action }) => (
        <span key={code} className="block">
          {action ? `${title}: ${action}` : title} <code className="code">{code}</code>
        </span>
      ))}
      {types.length > 0 && (
        <small className="block muted">
          {t('deployment.calls.only', {
            who: <FormattedList value={types.map((type) => t(`deployment.grantee.${type}`))} />,
          })}
        </small>
      )}
    </>
  );
}
