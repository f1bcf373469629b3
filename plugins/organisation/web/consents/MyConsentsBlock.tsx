import { useIntl } from 'react-intl';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type MyConsents, myConsents } from '../../api';

export const loader: Loader<MyConsents> = ({ call, signal }) => call(myConsents, {}, { signal });

/** What a student's guardians have agreed to, in plain words, and whom to ask. */
export function Block({ data }: { data: MyConsents }) {
  const intl = useIntl();
  const t = useText();
  return (
    <>
      <p className="muted">{t('organisation.consents.mineNote')}</p>
      <ul className="organisation-given">
        {data.map(({ purpose, body, keepDays, may, given }) => (
          <li key={purpose} className="row">
            <div className="row-main">
              <span className="row-title">
                {t(`organisation.consents.purpose.${purpose}`)}{' '}
                <Tag tone={may ? 'done' : 'due'}>
                  {t(`organisation.consents.${given ? 'given' : may ? 'notNeeded' : 'limited'}`)}
                </Tag>
              </span>
              <p>{body}</p>
              <span className="row-note">
                {given &&
                  t('organisation.consents.givenBy', {
                    guardian: given.guardian,
                    relation: t(`organisation.consents.relation.${given.relation}`),
                    day: intl.formatDate(given.givenAt),
                    version: given.version,
                  })}{' '}
                {t('organisation.consents.kept', { days: keepDays })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
