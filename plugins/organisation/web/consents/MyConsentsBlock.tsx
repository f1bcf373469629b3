import { FormattedMessage, useIntl } from 'react-intl';
import { Tag } from 'edutech/core/ui/Tag';
import type { Loader } from 'edutech/core/web/plugin';
import { type MyConsents, myConsents } from '../../api';

export const loader: Loader<MyConsents> = ({ call, signal }) => call(myConsents, {}, { signal });

/** What a student's guardians have agreed to, in plain words, and whom to ask. */
export function Block({ data }: { data: MyConsents }) {
  const intl = useIntl();
  return (
    <>
      <p className="muted">
        <FormattedMessage id="organisation.consents.mineNote" />
      </p>
      <ul className="organisation-given">
        {data.map(({ purpose, body, keepDays, may, given }) => (
          <li key={purpose} className="row">
            <div className="row-main">
              <span className="row-title">
                <FormattedMessage id={`organisation.consents.purpose.${purpose}`} />{' '}
                <Tag tone={may ? 'done' : 'due'}>
                  <FormattedMessage id={`organisation.consents.${given ? 'given' : may ? 'notNeeded' : 'limited'}`} />
                </Tag>
              </span>
              <p>{body}</p>
              <span className="row-note">
                {given && (
                  <FormattedMessage
                    id="organisation.consents.givenBy"
                    values={{
                      guardian: given.guardian,
                      relation: intl.formatMessage({ id: `organisation.consents.relation.${given.relation}` }),
                      day: intl.formatDate(given.givenAt),
                      version: given.version,
                    }}
                  />
                )}{' '}
                <FormattedMessage id="organisation.consents.kept" values={{ days: keepDays }} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
