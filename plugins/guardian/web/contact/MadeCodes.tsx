import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../routes';
import type { MadeCode } from './made-codes';

interface MadeCodesProps {
  readonly made: readonly MadeCode[];
  readonly className: string;
  readonly onClose: () => void;
}

/** Codes as they are handed out, one slip for each student: shown until the page is left, then known to nobody. */
export function MadeCodes({ made, className, onClose }: MadeCodesProps) {
  const t = useText();
  const intl = useIntl();
  const address = `${location.host}${routes.join.path}`;
  return (
    <Panel
      title={t('guardian.contact.made')}
      end={
        <Row gap={2}>
          <Button size="small" look="soft" icon="Print" onClick={() => window.print()}>
            {t('guardian.contact.print')}
          </Button>
          <Button size="small" look="quiet" onClick={onClose}>
            {t('guardian.contact.close')}
          </Button>
        </Row>
      }
      className="below-4"
    >
      <p className="note pad-x-4 no-print">{t('guardian.contact.madeNote')}</p>
      <ul className="guardian-slips pad-4">
        {made.map(({ personId, name, code, expiresAt }) => (
          <li key={personId} className="guardian-slip framed round pad-4">
            <span className="block">
              {className} {name}
            </span>
            <b className="num block">{code}</b>
            <small className="fine block breaks">{t('guardian.contact.slip', { address })}</small>
            <small className="fine block">
              {t('guardian.contact.slipUntil', { day: intl.formatDate(expiresAt, { dateStyle: 'medium' }) })}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
