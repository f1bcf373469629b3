import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { purposes } from 'edutech/core/common/organisation/consent';
import { Button } from 'edutech/core/ui/Button';
import { QrCode } from 'edutech/core/ui/codes/QrCode';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useWork } from 'edutech/core/web/asking/use-work';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { consentLinks, makeConsentLinks, revokeConsentLink } from '../../api/consents/consent-links';

type Made = OutputOf<typeof makeConsentLinks>[number];

/** A one-time link for a student's guardian: made, shown once to be printed or sent, taken back; and what came of those before. */
export function LinkPanel({ personId, name }: { personId: string; name: string }) {
  const intl = useIntl();
  const t = useText();
  const call = useCall();
  const { data: links, error: unread, again } = useAsked(consentLinks, { personId });
  const [made, setMade] = useState<Made | null>(null);
  const { error: refused, run } = useWork();
  const error = refused ?? unread;
  const act = (work: () => Promise<unknown>) => run(() => work().then(again));
  const make = async () => {
    const [one] = await call(makeConsentLinks, { personIds: [personId], purposes: [...purposes] }, { quiet: true });
    setMade(one ?? null);
  };
  const revoke = async (id: string) => {
    await call(revokeConsentLink, { id }, { quiet: true });
    setMade(null);
  };
  return (
    <section className="organisation-links" aria-labelledby="organisation-links">
      <h3 id="organisation-links">{t('organisation.links.heading')}</h3>
      <p className="muted">{t('organisation.links.about')}</p>
      {made && (
        <Row wrap className="organisation-link-made">
          <QrCode text={made.address} label={t('organisation.links.code', { name })} />
          <p className="organisation-link-address breaks t-13">{made.address}</p>
          <Button size="small" onClick={() => void act(() => navigator.clipboard.writeText(made.address))}>
            {t('organisation.links.copy')}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            {t('organisation.links.print')}
          </Button>
        </Row>
      )}
      <ul className="organisation-given">
        {links?.map(({ id, state, madeAt, guardian, given, refused }) => (
          <li key={id} className="row">
            <div className="row-main">
              <span className="row-title">{t(`organisation.links.is.${state}`)}</span>
              <span className="row-note">
                {t('organisation.links.row', {
                  day: intl.formatDate(madeAt, { dateStyle: 'medium' }),
                  guardian,
                  state,
                  given: given.length,
                  refused: refused.length,
                })}
              </span>
            </div>
            {state === 'open' && (
              <Button look="danger" size="small" onClick={() => void act(() => revoke(id))}>
                {t('organisation.links.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p role="alert">
          <ErrorText error={error} />
        </p>
      )}
      <Button icon="Add" onClick={() => void act(make)}>
        {t('organisation.links.make')}
      </Button>
    </section>
  );
}
