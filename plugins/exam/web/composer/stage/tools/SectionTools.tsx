import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type PaperSection, pointsOfItem } from '../../../../model/paper/document';
import { sectionWithPoints } from '../../../../model/paper/edits/points';
import { removedSection, sortedSection, steppedSection } from '../../../../model/paper/edits/sections';
import { changedSection } from '../../../../model/paper/edits/walk';
import { useComposer } from '../../desk/composer-context';
import { PointsField } from '../../outline/PointsField';

/** On the heading of a section: its words, the points of its items, its place. */
export function SectionTools({ section }: { readonly section: PaperSection }) {
  const t = useText();
  const { desk, choose, isLocked } = useComposer();
  const { id, title, note, items, choosesOne = false } = section;
  if (isLocked) return null;
  const difficultyOf = (questionId: string) => desk.factsOf(questionId)?.difficulty ?? 0;
  const change = (changes: Partial<Pick<PaperSection, 'title' | 'note' | 'choosesOne'>>) =>
    desk.act((paper) => changedSection(paper, id, changes), `section:${id}:${Object.keys(changes)}`);
  return (
    <div className="composer-tools raised-2" role="toolbar" aria-label={title}>
      <Row gap={1}>
        <input
          className="input composer-section-title"
          value={title}
          maxLength={40}
          aria-label={t('exam.compose.section.title')}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <input
          className="input grow"
          value={note}
          maxLength={200}
          placeholder={t('exam.compose.section.notePlaceholder')}
          aria-label={t('exam.compose.section.note')}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
      </Row>
      <Row wrap gap={1}>
        {items.length > 0 && (
          <Row as="span" inline gap={1} className="t-13 soft pad-x-2">
            {t('exam.compose.section.each')}
            <PointsField
              points={pointsOfItem(items[0]!)}
              label={t('exam.compose.section.eachPoints')}
              onPoints={(points) => desk.act((paper) => sectionWithPoints(paper, id, points), `each:${id}`)}
            />
          </Row>
        )}
        <Button
          size="small"
          look="quiet"
          disabled={items.length < 2}
          onClick={() => desk.act((paper) => sortedSection(paper, id, difficultyOf))}
        >
          {t('exam.compose.sort')}
        </Button>
        <label className="pad-x-2 t-13 nowrap">
          <input
            type="checkbox"
            checked={choosesOne}
            disabled={items.length < 2 && !choosesOne}
            onChange={({ currentTarget }) => change({ choosesOne: currentTarget.checked })}
          />{' '}
          {t('exam.compose.section.choosesOne')}
        </label>
        <span className="end" />
        <IconButton
          icon="ChevronUp"
          label={t('exam.compose.section.up')}
          onClick={() => desk.act((paper) => steppedSection(paper, id, -1))}
        />
        <IconButton
          icon="ChevronDown"
          label={t('exam.compose.section.down')}
          onClick={() => desk.act((paper) => steppedSection(paper, id, 1))}
        />
        <IconButton
          icon="Delete"
          label={t('exam.compose.section.remove')}
          onClick={() => {
            desk.act((paper) => removedSection(paper, id));
            choose(null);
          }}
        />
      </Row>
    </div>
  );
}
