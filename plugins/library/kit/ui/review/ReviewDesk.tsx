import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import type { MessageId } from 'edutech/core/common/plugin';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Tag } from 'edutech/core/ui/Tag';
import { Column } from 'edutech/core/ui/layout/Column';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ReviewState } from '../../common/review';
import { Checklist } from './Checklist';
import { DecideBar } from './DecideBar';
import { reviewHints, useReviewKeys } from './review-keys';
import { taskAddress } from './task-address';
import type { Review } from './use-review';

const ReasonDialog = onDemand(() => import('edutech/core/ui/form/ReasonDialog').then((part) => part.ReasonDialog));

interface ReviewDeskProps<Check extends string> {
  readonly review: Review<Check>;
  readonly state: ReviewState;
  readonly title: ReactNode;
  /** Whose it is, and when it was submitted. */
  readonly note: ReactNode;
  /** What is asked for, while it waits. */
  readonly wanted: ReactNode;
  /** Path of the desk. */
  readonly path: string;
  /** Words of the checks: `<words>.<check>` and `<words>.<check>.hint`. */
  readonly words: string;
  /** How a return asks for its reason. */
  readonly reason: {
    readonly name: string;
    readonly title: MessageId;
    readonly label: MessageId;
    readonly missing: MessageId;
    readonly usual: readonly MessageId[];
  };
  /** The thing, as reviewers look at it. */
  readonly children: ReactNode;
}

/** One thing beside its checklist: looked at, approved or returned, by mouse or by keys. */
export function ReviewDesk<Check extends string>(props: ReviewDeskProps<Check>) {
  const t = useText();
  const { review, state, title, note, wanted, path, words, reason, children } = props;
  const query = new URLSearchParams(useLocation().search);
  useReviewKeys(review);
  return (
    <PageFrame
      title={title}
      note={note}
      end={
        <>
          <Tag tone={state === 'passed' ? 'done' : state === 'returned' ? 'late' : 'info'}>
            {state === 'waiting' ? wanted : t(`library.kit.review.state.${state}`)}
          </Tag>
          <Button to={taskAddress(path, query, null)}>{t('library.kit.review.toQueue')}</Button>
          {review.goNext && (
            <Button iconAfter="ArrowRight" onClick={review.goNext}>
              {t('library.kit.review.key.next')}
            </Button>
          )}
        </>
      }
    >
      <Stack align="start" gap={4} className="library-review">
        <Stack>{children}</Stack>
        <Column gap={4} className="library-review-sticky">
          <Checklist review={review} words={words} />
          <DecideBar review={review} />
        </Column>
      </Stack>
      {review.isReturning && (
        <ReasonDialog
          name={reason.name}
          title={t(reason.title)}
          submit={t('library.kit.review.return')}
          label={reason.label}
          missing={reason.missing}
          usual={reason.usual}
          longest={1000}
          onDone={review.giveBack}
          onClose={review.closeReturn}
        />
      )}
      <KeyHints hints={reviewHints(review.checks.length)} />
    </PageFrame>
  );
}
