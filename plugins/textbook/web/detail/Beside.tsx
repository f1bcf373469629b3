import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { aboveOf, outlineOf, type TreeNode, within } from '../../kit/ui/trees/rules/outline';

interface BesideProps {
  readonly nodes: readonly TreeNode[];
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
  readonly kind: 'chapter' | 'point';
}

/** The chosen node: where it stands, and what stands directly below it. */
export function Beside({ nodes, current, onChoose, kind }: BesideProps) {
  const outline = useMemo(() => outlineOf(nodes), [nodes]);
  const place = current === null ? undefined : outline.places.get(current);
  if (!place) return null;
  return (
    <section className="card textbook-beside" aria-live="polite">
      {place.level > 1 && (
        <p className="textbook-trail muted">
          {aboveOf(place)
            .map(({ node }) => node.name)
            .join(' › ')}
        </p>
      )}
      <h2>{place.node.name}</h2>
      <p className="muted">
        <FormattedMessage id={`textbook.detail.below.${kind}`} values={{ count: within(place).length - 1 }} />
      </p>
      <ul className="textbook-below">
        {place.children.map(({ node, children }) => (
          <li key={node.id}>
            <button type="button" className="textbook-below-row" onClick={() => onChoose(node.id)}>
              <span className="row-main">{node.name}</span>
              {children.length > 0 && <span className="muted num">{children.length}</span>}
              <Icon name="ChevronRight" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
