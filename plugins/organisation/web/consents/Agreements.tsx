import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { usePermission } from 'edutech/core/web/hooks';
import { Tag } from 'edutech/core/ui/Tag';
import { agreementKeeper, type AgreementText } from '../../api/consents/agreements';

const AgreementForm = onDemand(() => import('./AgreementForm').then((part) => part.AgreementForm));

/** What everybody accepts at the first login, and for the super administrator, who keeps it, the way to its next version. */
export function Agreements({ texts }: { texts: readonly AgreementText[] }) {
  const intl = useIntl();
  const mayWrite = usePermission(agreementKeeper);
  const [text, setText] = useState<AgreementText | null>(null);
  return (
    <section className="organisation-agreements" aria-labelledby="organisation-agreements">
      <h2 id="organisation-agreements">
        <FormattedMessage id="organisation.agreements.title" />
      </h2>
      <p className="muted">
        <FormattedMessage id="organisation.agreements.asked" />
      </p>
      <div className="organisation-purposes">
        {texts.map((one) => (
          <article key={one.kind} className="card">
            <h3>
              <FormattedMessage id={`organisation.agreements.${one.kind}`} />
            </h3>
            <p>{firstLine(intl.locale === 'en' && one.bodyEn ? one.bodyEn : one.body)}</p>
            <footer>
              <Tag>
                <FormattedMessage id="organisation.consents.version" values={{ version: one.version }} />
              </Tag>
              <span className="muted">
                <FormattedMessage
                  id="organisation.agreements.from"
                  values={{ day: intl.formatDate(one.inForceFrom, { dateStyle: 'long' }) }}
                />
              </span>
              {mayWrite && (
                <Button
                  look="quiet"
                  size="small"
                  icon="Edit"
                  onClick={() => setText(one)}
                  aria-label={intl.formatMessage(
                    { id: 'organisation.consents.editOf' },
                    { purpose: intl.formatMessage({ id: `organisation.agreements.${one.kind}` }) },
                  )}
                >
                  <FormattedMessage id="organisation.consents.edit" />
                </Button>
              )}
            </footer>
          </article>
        ))}
      </div>
      {text && <AgreementForm text={text} onClose={() => setText(null)} />}
    </section>
  );
}

/** What a text begins with, so that it is known again. */
const firstLine = (body: string) => body.trim().split('\n', 1)[0];
