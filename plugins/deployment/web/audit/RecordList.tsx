import { cityMinute } from 'edutech/core/common/time/city-time';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { AuditItem } from '../../api';

/** Records as sentences: when, who, what, to whom; the rest folds out. */
export function RecordList({ items, label }: { items: readonly AuditItem[]; label: string }) {
  return (
    <ol className="card deployment-audit-list" aria-label={label}>
      {items.map((item) => (
        <li className="pad-y-2 pad-x-4 lined-below" key={item.id}>
          <time className="num muted" dateTime={item.at}>
            {cityMinute(new Date(item.at))}
          </time>
          <div>
            <p>
              <Who item={item} /> <span>{item.title}</span>{' '}
              {item.object && (
                <span className="soft">
                  {item.object}
                  {item.objectNote && <small className="muted num"> {item.objectNote}</small>}
                </span>
              )}
            </p>
            {item.facts.length > 0 && (
              <Row as="dl" align="stretch" wrap gap={3} rows={1} className="muted t-13">
                {item.facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd className="breaks">{value}</dd>
                  </div>
                ))}
              </Row>
            )}
          </div>
          <span className="muted num t-13">{item.address}</span>
        </li>
      ))}
    </ol>
  );
}

function Who({ item: { kind, who, whoNote } }: { item: AuditItem }) {
  const t = useText();
  if (kind !== 'person')
    return <Tag tone={kind === 'system' ? 'info' : 'plain'}>{t(`deployment.audit.kind.${kind}`)}</Tag>;
  return (
    <strong>
      {who}
      {whoNote && <small className="muted num"> {whoNote}</small>}
    </strong>
  );
}
