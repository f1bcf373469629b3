import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { KnowledgeTree } from 'edutech/core/ui/trees/KnowledgeTree';
import { pointNodes } from 'edutech/core/ui/trees/data/wire-nodes';
import { useKeptTree } from 'edutech/core/ui/trees/use-kept-tree';
import { useCall } from 'edutech/core/web/hooks';
import { getKnowledgePoints } from '../../api';
import type { KnowledgeNode } from '../../model/trees/knowledge-tree';
import { Beside } from './Beside';
import type { TreePartProps } from './Chapters';
import { TreeStates } from './TreeStates';

interface PointsProps extends TreePartProps {
  /** Of the tree; null: it is not one that the person works with. */
  readonly version: number | null;
}

/** The knowledge points of the book's subject: one's own tree where there is one, else the school's, else the city's. */
export function Points({ book, version, current, onChoose, tabs }: PointsProps) {
  const call = useCall();
  const { locale } = useIntl();
  const { stageid, subjectid } = book;
  const { tree, error, again } = useKeptTree<readonly KnowledgeNode[]>({
    kind: 'knowledge',
    key: `${stageid}.${subjectid}.${locale}`,
    version,
    read: (signal) => call(getKnowledgePoints, { stageid, subjectid, source: 'PERSON' }, { signal, quiet: true }),
  });
  // nothing chosen, or what is gone: the tree opens at its beginning
  const shown = (points: readonly KnowledgeNode[]) => {
    const nodes = pointNodes(points);
    return (nodes.find(({ id }) => id === current) ?? nodes[0])?.id ?? null;
  };
  return (
    <TreeStates tree={tree} error={error} again={again}>
      {(points) => (
        <div className="textbook-trees">
          <KnowledgeTree
            points={points}
            current={shown(points)}
            onChoose={onChoose}
            head={tabs}
            empty={<EmptyState picture="book" title={<FormattedMessage id="textbook.detail.noPoints" />} />}
          />
          <Beside nodes={pointNodes(points)} current={shown(points)} onChoose={onChoose} kind="point" />
        </div>
      )}
    </TreeStates>
  );
}
