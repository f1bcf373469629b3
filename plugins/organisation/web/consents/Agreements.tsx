import { useState } from 'react';
import { useIntl } from 'react-intl';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { usePermission, useText } from 'edutech/core/web/hooks';
import type { AgreementText } from '../../api/consents/agreements';
import { agreementKeeper } from '../../model/agreement-access';
import { TextCard, TextSection } from './TextCard';

const AgreementForm = onDemand(() => import('./AgreementForm').then((part) => part.AgreementForm));

/** What everybody accepts at the first login, and for the super administrator, who keeps it, the way to its next version. */
export function Agreements({ texts }: { texts: readonly AgreementText[] }) {
  const intl = useIntl();
  const t = useText();
  const mayWrite = usePermission(agreementKeeper);
  const [text, setText] = useState<AgreementText | null>(null);
  return (
    <TextSection
      id="organisation-agreements"
      title={t('organisation.agreements.title')}
      note={t('organisation.agreements.asked')}
    >
      {texts.map((one) => (
        <TextCard
          key={one.kind}
          title={t(`organisation.agreements.${one.kind}`)}
          body={firstLine(intl.locale === 'en' && one.bodyEn ? one.bodyEn : one.body)}
          version={one.version}
          term={t('organisation.agreements.from', { day: intl.formatDate(one.inForceFrom, { dateStyle: 'long' }) })}
          onEdit={mayWrite ? () => setText(one) : undefined}
        />
      ))}
      {text && <AgreementForm text={text} onClose={() => setText(null)} />}
    </TextSection>
  );
}

/** What a text begins with, so that it is known again. */
const firstLine = (body: string) => body.trim().split('\n', 1)[0]!;
