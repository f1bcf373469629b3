import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type Missing, placeOfMissing } from '../../model/centre/centre-tabs';
import { useTabLink } from '../centre/use-tab-link';

const icons: Readonly<Record<Missing, IconName>> = { mail: 'Send', secondStep: 'Key', phone: 'Phone' };

/** What of the account is missing, why it is worth the trouble, and the way to where it is mended. */
export function MissingPanel({ missing }: { readonly missing: Missing }) {
  const t = useText();
  const linkTo = useTabLink();
  return (
    <Panel title={t('account.missing')}>
      <Link to={linkTo(placeOfMissing[missing])} className="block pad-x-4 pad-b-4">
        <Row as="span" align="start">
          <Icon name={icons[missing]} />
          <span>
            <b className="block strong">{t(`account.missing.${missing}`)}</b>
            <small className="soft">{t(`account.missing.${missing}.why`)}</small>
          </span>
        </Row>
      </Link>
    </Panel>
  );
}
