import { useText } from 'edutech/core/web/hooks';
import { ChapterTree } from 'edutech/plugins/textbook/kit/ui/trees/ChapterTree';
import { KnowledgeTree } from 'edutech/plugins/textbook/kit/ui/trees/KnowledgeTree';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { mostPlaces } from '../../../model/limits';
import { mostKnowledge, withTicked } from '../../editor/draft/ticks';
import { TreeHead } from '../../editor/facts/TreeHead';
import { type TeachingBook, useChapters, usePoints } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';

/** Chapters and knowledge points that all questions of a paper stand on. */
export interface Places {
  readonly nodeIds: string[];
  readonly kiids: string[];
}

interface PlaceTreesProps {
  readonly book: TeachingBook;
  readonly places: Places;
  readonly onChange: (places: Places) => void;
}

/** The two trees, to be ticked. */
export function PlaceTrees({ book, places, onChange }: PlaceTreesProps) {
  const t = useText();
  const chapters = useChapters(book);
  const points = usePoints(book);
  const { nodeIds, kiids } = places;
  const empty = <p className="muted">{t('questions.cq.noTree')}</p>;
  return (
    <Grid columns={2} className="questions-trees">
      <ChapterTree
        chapters={chapters.tree ?? []}
        ticked={new Set(nodeIds)}
        onTick={(id) => onChange({ nodeIds: withTicked(nodeIds, id, mostPlaces), kiids })}
        empty={empty}
        head={<TreeHead id="questions.cq.field.chapters" count={nodeIds.length} most={mostPlaces} />}
      />
      <KnowledgeTree
        points={points.tree ?? []}
        ticked={new Set(kiids)}
        onTick={(id) => onChange({ nodeIds, kiids: withTicked(kiids, id, mostKnowledge) })}
        empty={empty}
        head={<TreeHead id="questions.cq.field.knowledge" count={kiids.length} most={mostKnowledge} />}
      />
    </Grid>
  );
}
