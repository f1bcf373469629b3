import { useIntl } from 'react-intl';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { KnowledgeTree } from '../../kit/ui/trees/KnowledgeTree';
import { pointNodes } from '../../kit/ui/trees/data/wire-nodes';
import { useKeptTree } from '../../kit/ui/trees/use-kept-tree';
import { useCall, useText } from 'edutech/core/web/hooks';
import { getKnowledgePoints } from '../../api';
import type { KnowledgeNode } from '../../model/trees/knowledge-tree';
import { Beside } from './Beside';
import type { TreePartProps } from './Chapters';
import { EditedPoints } from './EditedPoints';
import { MakeTree } from './MakeTree';
import { TreeStates } from './TreeStates';
import type { PointsTree } from './points-tree';

interface PointsProps extends TreePartProps {
  /** Null: there is none that the person works with. */
  readonly tree: PointsTree | null;
}

/** The knowledge points of the book's subject: one's own tree where there is one, else the school's, else the city's. */
export function Points({ tree: known, ...props }: PointsProps) {
  const { stageId, subjectId } = props.book;
  const call = useCall();
  const { locale } = useIntl();
  const kept = useKeptTree<readonly KnowledgeNode[]>({
    kind: 'knowledge',
    key: `${known?.knowId ?? `${stageId}.${subjectId}`}.${locale}`,
    version: known?.version ?? null,
    read: (signal) => call(getKnowledgePoints, { stageId, subjectId, source: 'PERSON' }, { signal, quiet: true }),
  });
  return (
    <>
      <TreeStates tree={kept.tree} error={kept.error} again={kept.again}>
        {(points) =>
          known?.mayEdit ? (
            <EditedPoints {...props} key={known.knowId} tree={known} points={points} version={kept.version} />
          ) : (
            <ReadPoints {...props} points={points} />
          )
        }
      </TreeStates>
      <MakeTree book={props.book} tree={known} />
    </>
  );
}

function ReadPoints({
  points,
  current,
  onChoose,
  tabs,
}: Omit<TreePartProps, 'book'> & { readonly points: readonly KnowledgeNode[] }) {
  const t = useText();
  // nothing chosen, or what is gone: the tree opens at its beginning
  const nodes = pointNodes(points);
  const shown = (nodes.find(({ id }) => id === current) ?? nodes[0])?.id ?? null;
  return (
    <div className="textbook-trees">
      <KnowledgeTree
        points={points}
        current={shown}
        onChoose={onChoose}
        head={tabs}
        empty={<EmptyState picture="book" title={t('textbook.detail.noPoints')} />}
      />
      <Beside nodes={nodes} current={shown} onChoose={onChoose} kind="point" />
    </div>
  );
}
