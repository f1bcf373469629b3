import { useMemo } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { aboveOf, outlineOf, type TreeNode, within } from '../../kit/ui/trees/rules/outline';

interface BesideProps {
  readonly nodes: readonly TreeNode[];
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
  readonly kind: 'chapter' | 'point';
}

/** The chosen node: where it stands, and what stands directly below it. */
export function Beside({ nodes, current, onChoose, kind }: BesideProps) {
  const t = useText();
  const outline = useMemo(() => outlineOf(nodes), [nodes]);
  const place = current === null ? undefined : outline.places.get(current);
  if (!place) return null;
  return (
    <Stack as="section" gap={1} className="card pad-4" aria-live="polite">
      {place.level > 1 && (
        <p className="muted t-13">
          {aboveOf(place)
            .map(({ node }) => node.name)
            .join(' › ')}
        </p>
      )}
      <h2 className="t-18 breaks">{place.node.name}</h2>
      <p className="muted">{t(`textbook.detail.below.${kind}`, { count: within(place).length - 1 })}</p>
      <ul className="ruled-list above-2">
        {place.children.map(({ node, children }) => (
          <li key={node.id}>
            <Row
              as="button"
              type="button"
              className="textbook-below-row wide pad-x-2 round soft text-start hovers"
              onClick={() => onChoose(node.id)}
            >
              <span className="row-main">{node.name}</span>
              {children.length > 0 && <span className="muted num">{children.length}</span>}
              <Icon name="ChevronRight" size={16} className="muted" />
            </Row>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
