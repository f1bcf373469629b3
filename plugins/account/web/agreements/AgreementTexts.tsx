import { FormattedMessage, useIntl } from 'react-intl';
import type { AgreementItem } from 'edutech/core/common/api/agreements';

interface AgreementTextsProps {
  readonly texts: readonly AgreementItem[];
  /** The heading that fits where they stand. */
  readonly heading: 'h2' | 'h3';
}

/** Terms of use and privacy notice as they are in force. */
export function AgreementTexts({ texts, heading: Heading }: AgreementTextsProps) {
  const intl = useIntl();
  return texts.map(({ kind, version, body, inForceFrom }) => (
    <section key={kind} className="account-agreement" aria-labelledby={`account-agree-${kind}`}>
      <Heading id={`account-agree-${kind}`}>
        <FormattedMessage id={`account.agree.${kind}`} values={{ version }} />
      </Heading>
      <p className="account-note">
        <FormattedMessage
          id="account.agree.from"
          values={{ day: intl.formatDate(inForceFrom, { dateStyle: 'long' }) }}
        />
      </p>
      <div className="account-agreement-text">
        {body.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text keep their order, and may be the same
          <p key={at} className={/^\d+[.、．]/.test(line) ? 'account-agreement-point' : undefined}>
            {line}
          </p>
        ))}
      </div>
    </section>
  ));
}
