import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { hasSpace, spaceOf } from 'edutech/plugins/questions/kit/common/types/paper-space';
import { PaperSpaceField } from 'edutech/plugins/questions/kit/ui/sources/PaperSpaceField';
import { filesIn } from 'edutech/plugins/questions/kit/common/walk-content';
import { type PaperItem, pointsOfItem } from '../../../../model/paper/document';
import { changedItem, steppedItem } from '../../../../model/paper/edits/items';
import { itemWithPoints } from '../../../../model/paper/edits/points';
import type { ItemNumbers } from '../../../../model/paper/figures/figures';
import { useComposer } from '../../desk/composer-context';
import { PointsField } from '../../outline/PointsField';

interface ItemToolsProps {
  readonly item: PaperItem;
  readonly number: ItemNumbers;
}

/** Under the chosen item: another in its place, its points and place, room for its answer. */
export function ItemTools({ item, number }: ItemToolsProps) {
  const t = useText();
  const { desk, exchange, remove, isLocked } = useComposer();
  const { id, questionId, beginsPage = false, isKept = false, figure } = item;
  const body = desk.factsOf(questionId)?.body;
  if (isLocked) return null;
  const change = (changes: Partial<Omit<PaperItem, 'id'>>) => desk.act((paper) => changedItem(paper, id, changes));
  return (
    <>
      <span className="composer-item-points raised">
        <PointsField
          points={pointsOfItem(item)}
          label={t('exam.compose.pointsOn', { number: number.first })}
          onPoints={(points) => desk.act((paper) => itemWithPoints(paper, id, points), `points:${id}`)}
        />
      </span>
      <div
        className="composer-tools raised-2"
        role="toolbar"
        aria-label={t('exam.compose.item', { number: number.first })}
      >
        <Row wrap gap={1}>
          <Button size="small" look="quiet" icon="ArrowSwap" onClick={() => exchange(id)}>
            {t('exam.compose.exchange')}
          </Button>
          <Button
            size="small"
            look={beginsPage ? 'soft' : 'quiet'}
            icon="Document"
            aria-pressed={beginsPage}
            onClick={() => change({ beginsPage: !beginsPage })}
          >
            {t('exam.compose.pageBreak')}
          </Button>
          <Button
            size="small"
            look={isKept ? 'soft' : 'quiet'}
            icon="LockClosed"
            aria-pressed={isKept}
            title={t('exam.compose.keep.hint')}
            onClick={() => change({ isKept: !isKept })}
          >
            {t('exam.compose.keep')}
          </Button>
          {body && filesIn(body.stem).length > 0 && (
            <Button
              size="small"
              look={figure === 'below' ? 'soft' : 'quiet'}
              icon="Image"
              aria-pressed={figure === 'below'}
              onClick={() => change({ figure: figure === 'below' ? 'end' : 'below' })}
            >
              {t('exam.compose.figureBelow')}
            </Button>
          )}
          <span className="end" />
          <IconButton
            icon="ChevronUp"
            label={t('exam.compose.up')}
            onClick={() => desk.act((paper) => steppedItem(paper, id, -1))}
          />
          <IconButton
            icon="ChevronDown"
            label={t('exam.compose.down')}
            onClick={() => desk.act((paper) => steppedItem(paper, id, 1))}
          />
          <IconButton icon="Delete" label={t('exam.compose.remove')} onClick={() => remove(id)} />
        </Row>
        {body && (hasSpace(body.type) || item.space) && (
          <Row gap={1} className="t-13 soft pad-x-2">
            {t('exam.compose.space')}
            <PaperSpaceField space={spaceOf(item.space, body.type)} onSpace={(space) => change({ space })} />
          </Row>
        )}
      </div>
    </>
  );
}
