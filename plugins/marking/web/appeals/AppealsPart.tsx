import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { type Appeal, listAppeals } from '../../api';

const AppealDrawer = onDemand(() => import('./AppealDrawer').then((part) => part.AppealDrawer));

const tones = { open: 'star', kept: 'plain', changed: 'done' } as const;

/** Appeals of a project, for its leader: somebody who has not marked looks, the leader decides. */
export function AppealsPart({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const { data, error, again } = useAsked(listAppeals, { projectId }, { keeps: true });
  const [openId, open] = useState<string | null>(null);
  const columns: Column<Appeal>[] = [
    { id: 'code', title: t('marking.answers.code'), cell: ({ code }) => <b className="num">{code}</b>, main: true },
    { id: 'label', title: t('marking.board.question'), cell: ({ label }) => label, width: '90px' },
    {
      id: 'reason',
      title: t('marking.appeals.reason'),
      cell: ({ reason }) => <span lang={langOf(reason)}>{reason}</span>,
    },
    {
      id: 'points',
      title: t('marking.mark.points'),
      cell: ({ points, of }) => t('marking.mark.of', { points, of }),
      width: '110px',
    },
    {
      id: 'second',
      title: t('marking.appeals.second'),
      cell: ({ second, secondPoints }) =>
        second && (
          <>
            <span lang={langOf(second)}>{second}</span> {secondPoints !== null && <b className="num">{secondPoints}</b>}
          </>
        ),
      width: '150px',
    },
    {
      id: 'state',
      title: t('marking.list.state'),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`marking.appeal.${state}`)}</Tag>,
      width: '120px',
    },
  ];
  const chosen = data?.find(({ appealId }) => appealId === openId);
  return (
    <>
      <DataTable
        name="marking.appeals"
        label={t('marking.view.appeals')}
        columns={columns}
        rows={data ?? []}
        keyOf={({ appealId }) => appealId}
        nameOf={({ code }) => code}
        current={openId}
        loading={!data && !error}
        error={error}
        onRetry={again}
        acts={({ appealId }) => (
          <Button size="small" onClick={() => open(appealId)}>
            {t('marking.answers.open')}
          </Button>
        )}
        empty={{ title: t('marking.appeals.none'), text: t('marking.appeals.none.text') }}
      />
      {chosen && (
        <AppealDrawer
          key={chosen.appealId}
          appeal={chosen}
          onClose={() => open(null)}
          onDone={() => {
            open(null);
            again();
          }}
        />
      )}
    </>
  );
}
