import { FormattedMessage } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';

/** What a tree is for, and how much of it may be chosen. */
export const TreeHead = ({ id, count, most }: { id: string; count: number; most: number }) => (
  <Row as="header" align="stretch" justify="between" gap={0} className="questions-tree-head pad-y-2 pad-x-3">
    <h3 className="t-strong">
      <FormattedMessage id={id} />
    </h3>
    <span className="num muted">
      {count} / {most}
    </span>
  </Row>
);
