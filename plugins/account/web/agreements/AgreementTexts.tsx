import { useIntl } from 'react-intl';
import type { AgreementItem } from 'edutech/core/common/api/agreements';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

interface AgreementTextsProps {
  readonly texts: readonly AgreementItem[];
  /** The heading that fits where they stand. */
  readonly heading: 'h2' | 'h3';
}

/** Terms of use and privacy notice as they are in force. */
export function AgreementTexts({ texts, heading: Heading }: AgreementTextsProps) {
  const intl = useIntl();
  const t = useText();
  return texts.map(({ kind, version, body, inForceFrom }) => (
    <Stack as="section" gap={1} key={kind} aria-labelledby={`account-agree-${kind}`}>
      <Heading id={`account-agree-${kind}`}>{t(`account.agree.${kind}`, { version })}</Heading>
      <p className="account-note muted t-13">
        {t('account.agree.from', { day: intl.formatDate(inForceFrom, { dateStyle: 'long' }) })}
      </p>
      <Stack gap={1} className="account-agreement-text soft">
        {body.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text keep their order, and may be the same
          <p key={at} className={/^\d+[.、．]/.test(line) ? 'account-agreement-point' : undefined}>
            {line}
          </p>
        ))}
      </Stack>
    </Stack>
  ));
}
