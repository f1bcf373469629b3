import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { VisitItem } from '../../../api';
import { routes } from '../../../routes';
import { SettingRow } from '../SettingRow';

/** What is kept of a person, what was agreed to, and who looked. */
export function DataTab({ visits }: { visits: readonly VisitItem[] | null }) {
  const t = useText();
  return (
    <>
      <Panel title={t('account.data.title')}>
        <ul className="pad-x-4 pad-b-2">
          <SettingRow
            label={t('account.data.school')}
            value={t('account.data.schoolValue')}
            help={t('account.profile.hint')}
            keeper="school"
          />
          <SettingRow
            label={t('account.data.agreed')}
            value={t('account.agree.title')}
            help={t('account.data.agreedHelp')}
            action={
              <Button size="small" to={routes.terms.to()}>
                {t('account.data.read')}
              </Button>
            }
          />
        </ul>
      </Panel>
      {visits && <Visits visits={visits} />}
    </>
  );
}

/** Administrators who looked at the platform as this person, with the reason that they gave. */
function Visits({ visits }: { visits: readonly VisitItem[] }) {
  const t = useText();
  const [now] = useState(() => new Date());
  return (
    <Panel title={t('account.visits.title')} note={<span className="muted t-13">{t('account.signIns.days')}</span>}>
      {visits.length === 0 ? (
        <p className="note pad-x-4 pad-b-4">{t('account.visits.none')}</p>
      ) : (
        <ul className="pad-x-4 pad-b-2">
          {visits.map((visit) => (
            <Row as="li" key={visit.at} wrap gap={3} className="pad-y-2 ruled-top">
              <b className="account-sign-in-time fixed medium">
                <SaidMoment at={new Date(visit.at)} now={now} />
              </b>
              <span>{visit.name}</span>
              <span className="grow soft breaks">{visit.reason}</span>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}
