import type { CSSProperties } from 'react';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { CallField } from '../../api';

interface CallFieldsProps {
  readonly fields: readonly CallField[];
  /** Message for a call without any. */
  readonly none: string;
}

/** Fields with their types, those within others further in. */
export function CallFields({ fields, none }: CallFieldsProps) {
  const t = useText();
  if (fields.length === 0) {
    return <p className="muted">{t(none)}</p>;
  }
  return (
    <ul>
      {fields.map(({ name, depth, type, isNeeded, limits }, at) => (
        // names repeat at every depth, and the list never changes
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <li key={at} className="deployment-depth pad-y-1 ruled-below" style={{ '--depth': depth } as CSSProperties}>
          <code>{name}</code>
          {isNeeded && <Tag>{t('deployment.calls.needed')}</Tag>}
          <span className="block muted size-12 breaks">
            <code>{type}</code> {limits && <code>{limits}</code>}
          </span>
        </li>
      ))}
    </ul>
  );
}
