import { FormattedMessage } from 'react-intl';

/** What a tree is for, and how much of it may be chosen. */
export const TreeHead = ({ id, count, most }: { id: string; count: number; most: number }) => (
  <header className="questions-tree-head">
    <h3>
      <FormattedMessage id={id} />
    </h3>
    <span className="num muted">
      {count} / {most}
    </span>
  </header>
);
