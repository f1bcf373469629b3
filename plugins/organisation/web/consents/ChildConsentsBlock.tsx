import { useIntl } from 'react-intl';
import type { Purpose } from 'edutech/core/common/organisation/consent';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type ChildConsents, childConsents, withdrawChildConsent } from '../../api';

export const loader: Loader<ChildConsents[]> = ({ call, signal }) => call(childConsents, {}, { signal });

/** What is agreed to for each own child; a guardian withdraws it after reading what happens then. */
export function Block({ data }: { data: readonly ChildConsents[] }) {
  const intl = useIntl();
  const t = useText();
  const call = useCall();
  const dialogs = useDialogs();
  const { run, isBusy } = useAct(
    (personId: string, purpose: Purpose) => call(withdrawChildConsent, { personId, purpose }),
    {
      done: 'organisation.consents.childWithdrawn',
    },
  );
  const withdraw = async (personId: string, purpose: Purpose) => {
    const isSure = await dialogs.confirm({
      text: `organisation.consents.effect.${purpose}`,
      ok: 'organisation.consents.withdraw',
      danger: true,
    });
    if (isSure) await run(personId, purpose);
  };
  return (
    <>
      <p className="muted">{t('organisation.consents.childNote')}</p>
      {data.map(({ personId, name, given }) => (
        <section key={personId}>
          <h3 className="above-3">{name}</h3>
          {given.length === 0 && <p className="note">{t('organisation.consents.noneGiven')}</p>}
          <ul className="organisation-given">
            {given.map(({ purpose, guardian, relation, givenAt, version }) => (
              <li key={purpose} className="row">
                <div className="row-main">
                  <span className="row-title">{t(`organisation.consents.purpose.${purpose}`)}</span>
                  <span className="row-note">
                    {t('organisation.consents.givenBy', {
                      guardian,
                      relation: t(`organisation.consents.relation.${relation}`),
                      day: intl.formatDate(givenAt),
                      version,
                    })}
                  </span>
                </div>
                <Button
                  look="danger"
                  size="small"
                  busy={isBusy}
                  aria-label={t('organisation.consents.withdrawOf', {
                    purpose: t(`organisation.consents.purpose.${purpose}`),
                    name,
                  })}
                  onClick={() => void withdraw(personId, purpose)}
                >
                  {t('organisation.consents.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
