import { useState } from 'react';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { answerInWords } from 'edutech/plugins/questions/kit/common/answer-in-words';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys } from 'edutech/plugins/questions/kit/common/question-key';
import { type KeyedQuestion, keyedQuestions } from '../../api';

const KeyDrawer = onDemand(() => import('./parts/KeyDrawer').then((part) => part.KeyDrawer));

/** Keys by which machines mark: each can be changed, and all answers are marked again. */
export function KeysPart({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const [openId, open] = useState<string | null>(null);
  const { data, error, again } = useAsked(keyedQuestions, { projectId }, { keeps: true });
  const questions = data?.questions ?? [];
  const shown = questions.find(({ itemId }) => itemId === openId);
  const columns: Column<KeyedQuestion>[] = [
    {
      id: 'label',
      title: t('marking.board.question'),
      cell: ({ label }) => <b className="num">{label}</b>,
      main: true,
      width: '90px',
    },
    { id: 'key', title: t('marking.keys.right'), cell: (question) => <span lang="zh-CN">{inWords(question)}</span> },
    {
      id: 'points',
      title: t('marking.mark.points'),
      cell: ({ body }) => answeredParts(body).reduce((sum, { points }) => sum + (points ?? 0), 0),
      width: '90px',
    },
  ];
  return (
    <Stack gap={4}>
      <p className="note">{t('marking.keys.note')}</p>
      <DataTable
        name="marking.keys"
        label={t('marking.view.keys')}
        columns={columns}
        rows={questions}
        keyOf={({ itemId }) => itemId}
        nameOf={({ label }) => label}
        current={openId}
        loading={!data && !error}
        error={error}
        onRetry={again}
        acts={({ itemId }) => (
          <Button size="small" onClick={() => open(itemId)}>
            {t('marking.keys.change')}
          </Button>
        )}
        empty={{ title: t('marking.keys.none') }}
      />
      {data && data.changes.length > 0 && (
        <Panel title={t('marking.keys.changes')}>
          <Stack as="ul" gap={2} className="card-body">
            {data.changes.map(({ label, changed, by, at }) => (
              <li key={String(at)}>
                {t('marking.keys.changed', {
                  label,
                  count: changed,
                  name: (
                    <span key="by" lang={langOf(by)}>
                      {by}
                    </span>
                  ),
                })}{' '}
                <small className="note">
                  <SaidMoment at={at as string} />
                </small>
              </li>
            ))}
          </Stack>
        </Panel>
      )}
      {shown && data && (
        <KeyDrawer
          projectId={projectId}
          question={shown}
          media={Object.fromEntries(data.media.map(({ fileId, address }) => [fileId, address]))}
          onDone={again}
          onClose={() => open(null)}
        />
      )}
    </Stack>
  );
}

/** A key as its answer would be written; of a gap what is shown first. */
const inWords = ({ body, key }: KeyedQuestion): string =>
  partKeys(key, answeredParts(body).length)
    .map(({ choice, truth, gaps }) =>
      answerInWords({
        ...(choice && { choice: [...choice] }),
        ...(truth !== undefined && { truth }),
        ...(gaps && { gaps: gaps.map(({ accepted }) => accepted[0] ?? '') }),
      }),
    )
    .filter((text) => text !== '')
    .join('；');
