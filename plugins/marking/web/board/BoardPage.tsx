import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { type Board, collectAnswers, markingBoard } from '../../api';
import { routes } from '../../routes';
import { AppealsPart } from '../appeals/AppealsPart';
import { AnswersPart } from './AnswersPart';
import { CropsPart } from './crops/CropsPart';
import { FiguresPart } from './FiguresPart';
import { KeysPart } from './KeysPart';
import { ReleasePart } from './ReleasePart';
import { SuggestionsPart } from './SuggestionsPart';

export const loader = ({ call, url, signal }: LoaderArgs) =>
  call(markingBoard, { projectId: url.searchParams.get('project') ?? '' }, { signal });

export const head = ({ title }: Board): PageHead => ({ title });

const views = ['progress', 'crops', 'asking', 'checks', 'suggestions', 'keys', 'release', 'appeals'] as const;
type View = (typeof views)[number];
const MovePeople = onDemand(() => import('./parts/MovePeople').then((part) => part.MovePeople));

/** Milliseconds between two readings. */
const every = 10_000;

/** What the leader of a marking sees and decides. */
export function Page() {
  const t = useText();
  const call = useCall();
  const board = useLoaderData<Board>();
  const { projectId, title, state } = board;
  const [isMoving, setMoving] = useState(false);
  const [search, setSearch] = useSearchParams();
  const offered: Partial<Record<View, boolean>> = {
    crops: board.questions.some(({ crop }) => crop !== 'none'),
    suggestions: board.hasSuggestions,
  };
  const shown = views.filter((one) => offered[one] ?? true);
  const view = shown.find((one) => one === search.get('view')) ?? 'progress';
  const { revalidate } = useRevalidator();
  // Figures follow the markers while the page is looked at
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [revalidate]);
  const collect = useAct(() => call(collectAnswers, { projectId }), {
    done: ({ count }) => ({ id: 'marking.board.collected', values: { count } }),
  });
  const openCrops = board.questions.filter(({ crop }) => crop === 'open').length;
  const asking = board.questions.reduce((sum, one) => sum + one.arbitration + one.problems, 0);
  const counts: Partial<Record<View, number>> = { asking, crops: openCrops, appeals: board.appeals };
  const open = (next: View) => {
    const changed = new URLSearchParams(search);
    changed.set('view', next);
    setSearch(changed, { replace: true });
  };
  return (
    <PageFrame
      title={<span lang={langOf(title)}>{title}</span>}
      note={
        <>
          <Tag tone={state === 'open' ? 'info' : 'done'}>{t(`marking.state.${state}`)}</Tag>{' '}
          {t('marking.board.scripts', {
            arrived: board.arrived,
            expected: board.expected,
            absent: board.absent,
          })}
        </>
      }
      end={
        <>
          {state === 'open' && board.questions.length > 1 && (
            <Button icon="People" onClick={() => setMoving(true)}>
              {t('marking.people.open')}
            </Button>
          )}
          {state === 'open' && (
            <Button busy={collect.isBusy} onClick={() => void collect.run()}>
              {t('marking.board.collect')}
            </Button>
          )}
          <Button icon="CheckmarkHalf" to={routes.mark.to({ project: projectId })}>
            {t('marking.board.mark')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Row as="nav" wrap aria-label={t('marking.board.views')}>
          {shown.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-current={one === view ? 'page' : undefined}
              aria-pressed={one === view}
              onClick={() => open(one)}
            >
              {t(`marking.view.${one}`)} {counts[one] ? <b className="num">{counts[one]}</b> : null}
            </button>
          ))}
        </Row>
        {view === 'progress' && <FiguresPart board={board} onAsking={() => open('asking')} />}
        {view === 'crops' && <CropsPart projectId={projectId} isOpen={state === 'open'} />}
        {view === 'asking' && (
          <AnswersPart key="asking" projectId={projectId} lists={['asking']} isOpen={state === 'open'} />
        )}
        {view === 'checks' && (
          <AnswersPart
            key="checks"
            projectId={projectId}
            lists={['spot', 'zeros', 'fulls', 'examples']}
            isOpen={state === 'open'}
          />
        )}
        {view === 'suggestions' && <SuggestionsPart projectId={projectId} isOpen={state === 'open'} />}
        {view === 'keys' && <KeysPart projectId={projectId} />}
        {view === 'release' && <ReleasePart board={board} />}
        {isMoving && <MovePeople board={board} onClose={() => setMoving(false)} />}
        {view === 'appeals' && <AppealsPart projectId={projectId} />}
      </Stack>
    </PageFrame>
  );
}
