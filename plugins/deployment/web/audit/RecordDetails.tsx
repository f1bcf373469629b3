import { Link } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useQuery } from 'edutech/core/ui/table/use-query';
import { useText } from 'edutech/core/web/hooks';
import type { AuditItem } from '../../api';
import { CopyLine } from '../shared/CopyLine';
import { networkOf } from './network';

interface RecordDetailsProps {
  readonly item: AuditItem;
  readonly onUndo: () => void;
}

/** What was changed, on what and from where, its place in the chain, what else happened to the thing, and the undo. */
export function RecordDetails({ item, onUndo }: RecordDetailsProps) {
  const t = useText();
  const search = useQuery();
  const { changes, facts, device, address, position, object, who, canUndo, technical } = item;
  // the search by name finds what has a number: people and schools
  const searchable = object.note ? object : who;
  return (
    <Stack gap={3} className="deployment-audit-details">
      {changes.length > 0 && (
        <table className="deployment-audit-changes framed round wide t-13">
          <thead>
            <tr>
              <th scope="col">{t('deployment.audit.item')}</th>
              <th scope="col">{t('deployment.audit.before')}</th>
              <th scope="col">{t('deployment.audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="breaks">
                  <del className="ink-late">{before}</del>
                </td>
                <td className="breaks">
                  <ins className="ink-done">{after}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.length > 0 && (
        <Row as="dl" align="stretch" wrap gap={3} rows={1} className="deployment-audit-facts t-13">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd className="breaks">{value}</dd>
            </div>
          ))}
        </Row>
      )}
      <Row wrap gap={4} rows={1} className="soft t-13">
        {device && <Said icon="Keyboard">{device}</Said>}
        {address && <Said icon="Globe">{t('deployment.audit.network', { network: networkOf(address) })}</Said>}
        <Said icon="Link">
          {t(position === null ? 'deployment.audit.unsealedOne' : 'deployment.audit.position', {
            position: position ?? 0,
          })}
        </Said>
        {searchable.note && (
          <Link
            to={changed(search, { [searchable === object ? 'object' : 'who']: searchable.note, group: null, q: null })}
          >
            {t(searchable === object ? 'deployment.audit.allOfThing' : 'deployment.audit.allByPerson', {
              name: searchable.name,
            })}
          </Link>
        )}
        {canUndo && (
          <Button size="small" icon="ArrowUndo" onClick={onUndo}>
            {t('deployment.audit.undo')}
          </Button>
        )}
      </Row>
      <details className="t-13">
        <summary className="muted">{t('deployment.technical')}</summary>
        <CopyLine text={technical} />
      </details>
    </Stack>
  );
}

const Said = ({ icon, children }: { readonly icon: Parameters<typeof Icon>[0]['name']; readonly children: string }) => (
  <Row as="span" inline gap={1}>
    <Icon name={icon} size={16} />
    {children}
  </Row>
);
