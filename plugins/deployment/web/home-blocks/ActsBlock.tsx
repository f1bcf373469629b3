import { Avatar } from 'edutech/core/ui/Avatar';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { MoreLink } from 'edutech/core/ui/Section';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type AuditItem, searchAudit } from '../../api';
import { auditQuery, wireSearch } from '../../model/audit-query';
import { routes } from '../../routes';
import { Sentence } from '../audit/Sentence';

const most = 3;

export const loader: Loader<readonly AuditItem[]> = async ({ call, signal }) => {
  const search = wireSearch(auditQuery(new URLSearchParams(), new Date()));
  return (await call(searchAudit, { ...search, line: most }, { signal })).items;
};

/** On the workbench: what was done last, by whom to what, as the audit log says it. */
export function Block({ data: items }: { readonly data: readonly AuditItem[] }) {
  const t = useText();
  return (
    <Panel
      title={t('deployment.home.acts')}
      end={<MoreLink to={routes.audit.to()}>{t('deployment.menu.audit')}</MoreLink>}
    >
      <ul className="pad-x-4 pad-b-3">
        {items.length === 0 && <li className="muted pad-y-2">{t('deployment.home.acts.none')}</li>}
        {items.map((item) => (
          <Row as="li" key={item.id} gap={3} align="start" className="ruled pad-y-2">
            {item.kind === 'person' && item.personId ? (
              <Avatar person={item.personId} name={item.who.name} size={24} />
            ) : (
              <Icon name="Options" />
            )}
            <span className="shrink">
              <span className="block breaks t-13">
                <Sentence item={item} />
              </span>
              <small className="soft">
                <SaidMoment at={item.at} />
              </small>
            </span>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
