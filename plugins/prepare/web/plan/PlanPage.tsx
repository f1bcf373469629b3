import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { type KeyHint, KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Tabs, tabId } from 'edutech/core/ui/navigation/Tabs';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { isId } from 'edutech/core/common/ids';
import { type Anchor, readPlan, type WholePlan } from '../../api';
import { routes } from '../../routes';
import { Library } from './library/Library';
import { PackContext, usePack } from './library/pack-context';
import { usePacking } from './library/use-packing';
import { type About, Comments } from './side/Comments';
import { Linked } from './side/Linked';
import { anchorIn, textAt } from './text/anchor';
import { MinutesBar } from './text/Phases';
import { PlanBar } from './PlanBar';
import { PlanContext, usePlan } from './plan-context';
import { PlanReading } from './text/PlanReading';
import { PlanSheet, SectionField } from './text/PlanSheet';
import { usePlanLine } from './together/use-plan-line';
import { usePresence } from './together/use-presence';
import { useContent } from './text/use-content';

const History = onDemand(() => import('./side/History').then((part) => part.History));
const Projection = onDemand(() => import('./stage/Projection').then((part) => part.Projection));

export async function loader({ call, url, signal }: LoaderArgs): Promise<WholePlan | null> {
  const planId = url.searchParams.get('id');
  return isId(planId) ? call(readPlan, { planId }, { signal }) : null;
}

export const head = (data: WholePlan | null): PageHead => (data ? { title: data.plan.title } : {});

const hints: readonly KeyHint[] = [
  { keys: ['Alt', '↑', '↓'], does: 'prepare.key.move' },
  { keys: ['Ctrl', 'Z'], does: 'prepare.plan.undo' },
  { keys: ['Ctrl', 'M'], does: 'prepare.key.comment' },
  { keys: ['A'], does: 'prepare.key.put' },
];

/** A lesson plan to be written, by one or by several at once. */
export function Page() {
  const data = useLoaderData<WholePlan | null>();
  const [tries, setTries] = useState(0);
  if (!data)
    return <NothingHere title="prepare.error.noPlan" on={{ to: routes.list.to(), label: 'prepare.plan.back' }} />;
  return <OpenedPlan key={`${data.plan.id} ${tries}`} data={data} onAgain={() => setTries(tries + 1)} />;
}

interface OpenedPlanProps {
  readonly data: WholePlan;
  /** Opens it once more, where that has failed. */
  readonly onAgain: () => void;
}

function OpenedPlan({ data, onAgain }: OpenedPlanProps) {
  const { revalidate } = useRevalidator();
  const reread = useCallback(() => void revalidate(), [revalidate]);
  const { plan, error } = usePlanLine(data.plan.id, reread);
  const { others, go } = usePresence(data.plan.id);
  const lastPlace = useRef('');
  const goTo = useCallback(
    (place: string, cursor?: string) => {
      if (place !== '') lastPlace.current = place;
      go(place, cursor);
    },
    [go],
  );
  const [about, setAbout] = useState<About>({ place: '', anchor: null });
  const [side, setSide] = useState<Side>('comments');
  const comment = useCallback((place: string, anchor?: Anchor) => {
    setAbout({ place, anchor: anchor ?? null });
    setSide('comments');
    // the field may only come with the tab
    setTimeout(() => document.getElementById('prepare-comment')?.focus());
  }, []);
  if (error) return <ErrorState error={error} onRetry={onAgain} />;
  if (!plan) return <Skeletons shape="text" />;
  return (
    <PlanContext value={{ ...plan, data, others, go: goTo, comment, again: reread }}>
      <Packing lastPlace={() => lastPlace.current}>
        <Desk about={about} side={side} onSide={setSide} />
      </Packing>
    </PlanContext>
  );
}

interface PackingProps {
  readonly lastPlace: () => string;
  readonly children: ReactNode;
}

const Packing = ({ lastPlace, children }: PackingProps) => (
  <PackContext value={usePacking(lastPlace)}>{children}</PackContext>
);

const sides = ['comments', 'linked', 'history'] as const;
type Side = (typeof sides)[number];
const views = ['write', 'board', 'read'] as const;

interface DeskProps {
  readonly about: About;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

/** What stands beside the plan, the plan, and what is said about it. */
function Desk({ about, side, onSide }: DeskProps) {
  const t = useText();
  const { data, line, undo, comment } = usePlan();
  const content = useContent(line.doc);
  const [view, setView] = useState<(typeof views)[number]>(useNarrow() ? 'read' : 'write');
  const [search, setSearch] = useSearchParams();
  const isStarted = search.get('tab') === 'lesson';
  const setStarted = (starts: boolean) => {
    const next = new URLSearchParams(search);
    if (starts) next.set('tab', 'lesson');
    else next.delete('tab');
    setSearch(next, { replace: true });
  };
  const pack = usePack();
  usePageKeys(
    ({ key, ctrlKey, metaKey, shiftKey, target }) => {
      if (!ctrlKey && !metaKey) return false;
      const place = target instanceof HTMLElement ? target.dataset.place : undefined;
      const letter = key.toLowerCase();
      const text = place === undefined ? undefined : textAt(line.doc, place);
      const anchor = text && target instanceof HTMLTextAreaElement ? anchorIn(text, target) : undefined;
      if (letter === 'm') comment(place ?? '', anchor);
      else if (letter !== 'z' || place === undefined) return false;
      else if (shiftKey) undo.redo();
      else undo.undo();
      return true;
    },
    { commands: true, repeats: (key) => key.toLowerCase() === 'z' },
  );
  const label = t('prepare.side');
  return (
    <>
      <h1 className="visually-hidden">
        <CityWords>{data.plan.title}</CityWords>
      </h1>
      <PlanBar onStart={() => setStarted(true)} />
      <div className="prepare-desk">
        <aside className="paper no-print" aria-label={t('prepare.library')}>
          <Library />
        </aside>
        <Stack
          className="prepare-main"
          onDragOver={(event) => {
            if (pack.dragged) event.preventDefault();
          }}
          onDrop={(event) => {
            if (!pack.dragged) return;
            event.preventDefault();
            pack.put(pack.dragged, null);
          }}
        >
          <Row wrap gap={3} rows={1} className="no-print">
            <Segmented
              label={t('prepare.view')}
              value={view}
              onChange={setView}
              options={views.map((value) => ({ value, label: t(`prepare.view.${value}`) }))}
            />
            <MinutesBar />
            <KeyHints hints={hints} button />
          </Row>
          {view === 'write' && <PlanSheet />}
          {view === 'board' && (
            <div className="card prepare-sheet prepare-board">
              <SectionField section="board" />
            </div>
          )}
          {view === 'read' && (
            <div className="card prepare-sheet">
              <PlanReading content={content} />
            </div>
          )}
        </Stack>
        <aside className="paper no-print" aria-label={label}>
          <Tabs
            label={label}
            current={side}
            onChoose={(id) => onSide(id as Side)}
            items={sides.map((id) => ({
              id,
              label: t(`prepare.side.${id}`),
              ...(id === 'comments' && {
                count: data.comments.filter((one) => one.resolvedAt === null && one.replyTo === null).length,
              }),
              ...(id === 'linked' && { count: data.exercises.length }),
            }))}
          />
          <div role="tabpanel" aria-labelledby={tabId(label, side)}>
            {side === 'comments' && <Comments about={about} />}
            {side === 'linked' && <Linked />}
            {side === 'history' && <History />}
          </div>
        </aside>
      </div>
      {isStarted && <Projection content={content} onClose={() => setStarted(false)} />}
    </>
  );
}
