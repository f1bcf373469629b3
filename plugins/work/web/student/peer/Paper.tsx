import type { ReactNode } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { AnswerWords } from '../../shared/peer/AnswerWords';
import { Judging } from './Judging';
import type { PeerWork } from './load-peer';
import { type PeerPaper, type ReviewState, useReview } from './use-review';

interface PaperProps {
  readonly work: PeerWork;
  readonly paper: PeerPaper;
  /** Whose it is, or its number. */
  readonly name: string;
  /** Where to go once it is handed in. */
  readonly after: ReactNode;
}

/** One paper: each question with its answer, what would have been right, and what one gives for it. */
export function Paper({ work, paper, name, after }: PaperProps) {
  const t = useText();
  const review = useReview(work, paper);
  const items = work.items.filter(({ itemId }) => paper.itemIds.includes(itemId));
  return (
    <>
      {items.map((item) => (
        <Item key={item.itemId} work={work} paper={paper} item={item} review={review} name={name} />
      ))}
      <Row as="footer" wrap gap={3} className="card peer-foot pad-y-3 pad-x-4 raised-2">
        <span className="peer-foot-done num strong">
          {t('work.peer.progress', { done: review.done, parts: review.parts })}
        </span>
        {review.saving && !review.isHandedIn && <SaveState saving={review.saving} />}
        {review.isOpen ? (
          <Button
            look="primary"
            size="large"
            busy={review.busy}
            disabled={review.done < review.parts}
            onClick={() => void review.handIn()}
          >
            {t('work.peer.handIn')}
          </Button>
        ) : (
          <>
            <span className="muted">{t(review.isHandedIn ? 'work.peer.handedIn' : 'work.peer.ended')}</span>
            {after}
          </>
        )}
      </Row>
    </>
  );
}

interface ItemProps extends Omit<PaperProps, 'after'> {
  readonly item: PeerWork['items'][number];
  readonly review: ReviewState;
}

function Item({ work, paper, item, review, name }: ItemProps) {
  const t = useText();
  const media = Object.fromEntries(work.media.map(({ fileId, address }) => [fileId, address]));
  const key = work.keys.find(({ itemId }) => itemId === item.itemId)?.key;
  const answers = paper.answers.filter(({ itemId }) => itemId === item.itemId);
  const parts = answeredParts(item.body);
  return (
    <article className="card peer-item clipped">
      <div className="pad-4">
        <QuestionView body={item.body} media={media} number={item.number} showsPoints />
      </div>
      {key && (
        <details className="peer-key pad-y-3 pad-x-4 tint-done" open>
          <summary className="ink-brand strong pressable">{t('work.peer.key')}</summary>
          <KeyView body={item.body} questionKey={key} media={media} />
        </details>
      )}
      {parts.map((question, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
        <Stack as="section" className="peer-part pad-4 ruled-top" key={part}>
          <h3 className="soft">
            {name}
            {parts.length > 1 && <small className="num">（{part + 1}）</small>}
          </h3>
          <AnswerWords
            answer={answers.find((one) => one.part === part)?.answer ?? {}}
            question={question}
            media={media}
          />
          <Judging
            of={question.points}
            mark={review.markOf(item.itemId, part)}
            isOpen={review.isOpen}
            onGive={review.give}
          />
        </Stack>
      ))}
    </article>
  );
}
