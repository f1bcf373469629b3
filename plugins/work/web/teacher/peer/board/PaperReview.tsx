import { useLocation } from 'react-router';
import { useText } from 'edutech/core/web/hooks';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { AnswerWords } from '../../../shared/peer/AnswerWords';
import type { OpenPaper, PeerBoard } from '../load-peer';
import { CellReview } from './CellReview';
import type { PeerCell, PeerPaper, Swap } from './figures';
import { useDeciding } from './use-deciding';

interface PaperReviewProps {
  readonly board: PeerBoard;
  readonly swap: Swap;
  readonly paper: PeerPaper;
  readonly opened: OpenPaper;
  /** The list that it was opened from, for the one before and the next. */
  readonly among: readonly PeerPaper[];
}

/** One paper: each answer with what classmates gave for it, to be taken, changed or put aside. */
export function PaperReview({ board, swap, paper, opened, among }: PaperReviewProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const deciding = useDeciding(swap, paper.person.attemptId);
  const media = Object.fromEntries(
    [...opened.sheet.media, ...opened.answers.media].map(({ fileId, address }) => [fileId, address]),
  );
  const marked = among.filter(({ reviews }) => reviews.length > 0);
  const place = marked.findIndex(({ person }) => person.attemptId === paper.person.attemptId);
  const goTo = (at: number) => changed(query, { paper: marked[at]?.person.attemptId ?? null });
  const byItem = [...Map.groupBy(paper.cells, ({ itemId }) => itemId)];
  return (
    <Stack packed gap={4}>
      <Row as="header" wrap gap={4} rows={3} className="card pad-y-3 pad-x-4">
        <Button size="small" icon="ArrowLeft" to={changed(query, { paper: null })}>
          {t('work.peer.back')}
        </Button>
        <h2 className="t-18">
          {paper.person.seat > 0 && <small className="num muted">{paper.person.seat}</small>} {paper.person.name}
        </h2>
        <Row as="span" wrap className="end">
          {place > 0 && (
            <Button size="small" icon="ChevronLeft" to={goTo(place - 1)}>
              {t('work.peer.before')}
            </Button>
          )}
          {place < marked.length - 1 && (
            <Button look="soft" size="small" iconAfter="ChevronRight" to={goTo(place + 1)}>
              {t('work.peer.after')}
            </Button>
          )}
        </Row>
      </Row>
      {byItem.map(([itemId, cells]) => {
        const item = opened.sheet.items.find((one) => one.itemId === itemId);
        if (!item) return null;
        const number = board.items.find((one) => one.itemId === itemId)?.number;
        return (
          <Stack
            as="article"
            gap={0}
            key={itemId}
            className="card work-peer-item clipped"
            aria-label={t('work.peer.column.item', { number: String(number) })}
          >
            <div className="shrink pad-4">
              <QuestionView body={item.body} media={media} number={number} showsPoints />
              {item.key && <KeyView body={item.body} questionKey={item.key} media={media} />}
            </div>
            <div className="work-peer-cells">
              {cells.map((cell) => (
                <Stack as="section" packed className="shrink pad-4 ruled-top" key={cell.part}>
                  <AnswerWords
                    answer={answerOf(opened, cell)}
                    question={answeredParts(item.body)[cell.part]!}
                    media={media}
                  />
                  <CellReview board={board} cell={cell} deciding={deciding} />
                </Stack>
              ))}
            </div>
          </Stack>
        );
      })}
    </Stack>
  );
}

const answerOf = ({ answers }: OpenPaper, { itemId, part }: PeerCell) =>
  answers.cells.find((one) => one.itemId === itemId && one.part === part)?.answer ?? {};
