import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { blockAnswers, type GuideBoard } from '../../api';
import { itemsOf } from '../../model/book/document';
import { AnswersOf } from '../shared/answers/AnswersOf';
import { BlockName } from '../shared/BlockName';
import { mediaOf } from '../shared/media-of';
import { useLessonNews } from '../shared/use-lesson-news';

interface BlockPanelProps {
  readonly board: GuideBoard;
  readonly block: GuideBoard['blocks'][number];
  readonly isBusy: boolean;
  readonly onTurn: (isOpen: boolean) => void;
}

/** What the class has answered in a block, by name. */
export function BlockPanel({ board, block, isBusy, onTurn }: BlockPanelProps) {
  const t = useText();
  const { assignmentId } = board.given;
  const asked = useAsked(blockAnswers, { assignmentId, blockId: block.id, named: true }, { keeps: true });
  useLessonNews(assignmentId, asked.again);
  return (
    <section className="card pad-4">
      <h2 className="t-16 strong">
        <BlockName block={block} />
      </h2>
      <Button
        className="above-2"
        size="small"
        icon={block.isOpen ? 'LockClosed' : 'Open'}
        busy={isBusy}
        onClick={() => onTurn(!block.isOpen)}
      >
        {t(block.isOpen ? 'guide.closeBlock' : 'guide.openBlock')}
      </Button>
      <ListStates
        loading={!asked.data && !asked.error}
        error={asked.error}
        onRetry={asked.again}
        count={itemsOf(block).length}
        empty={{ title: t('guide.nothingAsked') }}
        skeleton="text"
      >
        <Stack gap={4} className="above-3">
          {(asked.data?.items ?? []).map((item, at) => (
            <div key={`${item.itemId}/${item.part}`}>
              <p className="t-13 soft below-1">
                {t('guide.answersOf', { number: at + 1, answered: item.answered, students: asked.data!.students })}
              </p>
              <AnswersOf item={item} media={mediaOf(asked.data!.media)} most={8} />
            </div>
          ))}
        </Stack>
      </ListStates>
    </section>
  );
}
