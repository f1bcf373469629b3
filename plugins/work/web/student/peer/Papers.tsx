import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Tag } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { ownWorkAddress } from '../../shared/addresses';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import type { PeerWork } from './load-peer';
import { Paper } from './Paper';

/** The papers that one marks, one after the other: the first that is not handed in is open. */
export function Papers({ work }: { readonly work: PeerWork }) {
  const t = useText();
  const now = useNow();
  const { reviews, title, subject, dueAt, note, ended, isLate } = work;
  const first = reviews.find(({ state }) => state !== 2) ?? reviews[0]!;
  const [chosen, choose] = useState(first.reviewId);
  const paper = reviews.find(({ reviewId }) => reviewId === chosen) ?? first;
  const next = reviews.find(({ state, reviewId }) => state !== 2 && reviewId !== paper.reviewId);
  const nameOf = (index: number) => reviews[index]!.name || t('work.peer.paper', { number: index + 1 });
  return (
    <PageFrame
      title={t('work.studentPeer.title')}
      note={t('work.peer.papers.note', { title, subject, time: <SaidMoment at={new Date(dueAt)} now={now} /> })}
      end={ended ? <Tag>{t('work.peer.ended')}</Tag> : isLate && <Tag tone="late">{t('work.peer.late')}</Tag>}
    >
      <Stack gap={4} className="peer-papers mid">
        {note && (
          <Stack as="p" gap="half" className="card pad-y-3 pad-x-4 lines">
            <strong>{t('work.peer.note')}</strong>
            {note}
          </Stack>
        )}
        {reviews.length > 1 && (
          <Segmented
            className="at-start within scrolls-x"
            label={t('work.peer.papers')}
            value={paper.reviewId}
            onChange={choose}
            options={reviews.map(({ reviewId, state }, index) => ({
              value: reviewId,
              label: state === 2 ? `${nameOf(index)} ✓` : nameOf(index),
            }))}
          />
        )}
        <Paper
          key={paper.reviewId}
          work={work}
          paper={paper}
          name={nameOf(reviews.indexOf(paper))}
          after={
            next ? (
              <Button look="primary" iconAfter="ArrowRight" onClick={() => choose(next.reviewId)}>
                {t('work.peer.next')}
              </Button>
            ) : (
              <Button to={ownWorkAddress}>{t('work.studentList.title')}</Button>
            )
          }
        />
      </Stack>
    </PageFrame>
  );
}
