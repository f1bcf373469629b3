import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

/** What a tree is for, and how much of it may be chosen. */
export function TreeHead({ id, count, most }: { id: string; count: number; most: number }) {
  const t = useText();
  return (
    <Row as="header" align="stretch" justify="between" gap={0} className="questions-tree-head pad-y-2 pad-x-3">
      <h3 className="t-strong">{t(id)}</h3>
      <span className="num muted">
        {count} / {most}
      </span>
    </Row>
  );
}
