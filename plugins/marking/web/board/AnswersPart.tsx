import { useState } from 'react';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { Button } from 'edutech/core/ui/Button';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { type ListedAnswer, listAnswers } from '../../api';
import type { answerLists } from '../../model/marks/rules';

const AnswerDrawer = onDemand(() => import('./parts/AnswerDrawer').then((part) => part.AnswerDrawer));

type Which = (typeof answerLists)[number];

interface AnswersPartProps {
  readonly projectId: string;
  readonly lists: readonly Which[];
  /** Results are not released: answers can still be decided. */
  readonly isOpen: boolean;
}

const tones = { waiting: 'plain', arbitration: 'star', problem: 'late', done: 'done' } as const;

/** Answers for the leader: to decide, or to look at. One opens beside the list, with all its marks. */
export function AnswersPart({ projectId, lists, isOpen }: AnswersPartProps) {
  const t = useText();
  const [which, choose] = useState<Which>(lists[0]!);
  const [openId, open] = useState<string | null>(null);
  const { data, error, again } = useAsked(listAnswers, { projectId, which }, { keeps: true });
  const columns: Column<ListedAnswer>[] = [
    { id: 'code', title: t('marking.answers.code'), cell: ({ code }) => <b className="num">{code}</b>, main: true },
    { id: 'label', title: t('marking.board.question'), cell: ({ label }) => label, width: '90px' },
    {
      id: 'marks',
      title: t('marking.answers.marks'),
      cell: ({ marks, problem }) => (problem ? t(`marking.problem.${problem}`) : marks.join(' / ')),
      width: '160px',
    },
    {
      id: 'points',
      title: t('marking.mark.points'),
      cell: ({ points, of }) => t('marking.mark.of', { points: points ?? '–', of }),
      width: '110px',
    },
    {
      id: 'state',
      title: t('marking.list.state'),
      cell: ({ state, isSeen }) => (
        <>
          <Tag tone={tones[state]}>{t(`marking.answer.${state}`)}</Tag>{' '}
          {isSeen && state === 'done' && <Tag>{t('marking.answers.seen')}</Tag>}
        </>
      ),
      width: '170px',
    },
    {
      id: 'since',
      title: t('marking.answers.since'),
      cell: ({ since }) => since && <SaidMoment at={since as string} />,
      width: '150px',
    },
  ];
  return (
    <Stack>
      {lists.length > 1 && (
        <Row wrap role="group" aria-label={t('marking.answers.lists')}>
          {lists.map((one) => (
            <button key={one} type="button" className="chip" aria-pressed={one === which} onClick={() => choose(one)}>
              {t(`marking.answers.${one}`)}
            </button>
          ))}
        </Row>
      )}
      <DataTable
        name="marking.answers"
        label={t(`marking.answers.${which}`)}
        columns={columns}
        rows={data ?? []}
        keyOf={({ answerId }) => answerId}
        nameOf={({ code }) => code}
        current={openId}
        loading={!data && !error}
        error={error}
        onRetry={again}
        acts={({ answerId }) => (
          <Button size="small" onClick={() => open(answerId)}>
            {t('marking.answers.open')}
          </Button>
        )}
        empty={{ title: t(`marking.answers.${which}.none`) }}
      />
      {openId && (
        <AnswerDrawer
          key={openId}
          projectId={projectId}
          answerId={openId}
          isOpen={isOpen}
          onClose={() => open(null)}
          onDone={() => {
            open(null);
            again();
          }}
        />
      )}
    </Stack>
  );
}
