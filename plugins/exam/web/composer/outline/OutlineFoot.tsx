import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { useText } from 'edutech/core/web/hooks';
import { itemsOf, mostPaperParts, pointsOfPaper } from '../../../model/paper/document';
import { addedPart, addedSection, sortedSection } from '../../../model/paper/edits/sections';
import { spreadToTarget } from '../../../model/paper/edits/points';
import { useComposer } from '../desk/composer-context';

/** Under the outline: new sections and parts, and what is done to all of them. */
export function OutlineFoot() {
  const t = useText();
  const { desk, choose } = useComposer();
  const { document, act } = desk;
  const hasItems = itemsOf(document).length > 0;
  const addSection = () => {
    const id = newId();
    act((paper) => addedSection(paper, { id, title: t('exam.compose.section.new'), note: '', items: [] }));
    choose(id);
  };
  const difficultyOf = (questionId: string) => desk.factsOf(questionId)?.difficulty ?? 0;
  const sortAll = () =>
    act((paper) =>
      paper.parts
        .flatMap(({ sections }) => sections)
        .reduce((all, { id }) => sortedSection(all, id, difficultyOf), paper),
    );
  return (
    <Row gap={1} className="lined-top fixed pad-2">
      <Button size="small" icon="Add" onClick={addSection}>
        {t('exam.compose.section.add')}
      </Button>
      <Button size="small" look="quiet" disabled={!hasItems} onClick={sortAll}>
        {t('exam.compose.sort')}
      </Button>
      <DropMenu className="btn btn-quiet btn-small" align="end" trigger={t('exam.compose.more')}>
        <DropItem
          onChoose={() =>
            document.parts.length < mostPaperParts &&
            act((paper) =>
              addedPart(
                paper,
                { id: newId(), title: t('exam.compose.part.new', { number: paper.parts.length + 1 }), sections: [] },
                t('exam.compose.part.new', { number: 1 }),
              ),
            )
          }
        >
          {t('exam.compose.part.add')}
        </DropItem>
        <DropItem
          onChoose={() =>
            hasItems && pointsOfPaper(document) !== document.target.points && act((paper) => spreadToTarget(paper))
          }
        >
          {t('exam.compose.spread')}
        </DropItem>
      </DropMenu>
    </Row>
  );
}
