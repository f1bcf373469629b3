import { useState } from 'react';
import { useIntl } from 'react-intl';
import { purposes } from 'edutech/core/common/organisation/consent';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import type { ConsentText } from '../../api';
import { TextCard, TextSection } from './TextCard';

const TextForm = onDemand(() => import('./TextForm').then((part) => part.TextForm));

interface ConsentTextsProps {
  readonly texts: readonly ConsentText[];
  readonly canWrite: boolean;
}

/** What guardians agree to, a text for each purpose; for the city, which keeps them, the way to the next version. */
export function ConsentTexts({ texts, canWrite }: ConsentTextsProps) {
  const intl = useIntl();
  const t = useText();
  const [text, setText] = useState<ConsentText | null>(null);
  return (
    <TextSection
      id="organisation-consent-texts"
      title={t('organisation.consents.texts')}
      note={t('organisation.consents.textsNote')}
    >
      {inOrder(texts).map((one) => (
        <TextCard
          key={one.purpose}
          title={t(`organisation.consents.purpose.${one.purpose}`)}
          body={intl.locale === 'en' && one.bodyEn ? one.bodyEn : one.body}
          version={one.version}
          term={t('organisation.consents.kept', { days: one.keepDays })}
          onEdit={canWrite ? () => setText(one) : undefined}
        />
      ))}
      {text && <TextForm text={text} onClose={() => setText(null)} />}
    </TextSection>
  );
}

/** The texts as the columns of the list have them. */
const inOrder = (texts: readonly ConsentText[]) =>
  texts.toSorted((one, other) => purposes.indexOf(one.purpose) - purposes.indexOf(other.purpose));
