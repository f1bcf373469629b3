import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { routes } from '../../../routes';
import { Figures } from '../figures/Figures';
import { LeftColumn } from '../outline/LeftColumn';
import { firstFields } from '../start/first-fields';
import type { ComposerData } from '../start/load-composer';
import { Stage } from '../stage/Stage';
import { usePages } from '../stage/use-pages';
import { useOwnPlace, useTogether } from '../together/use-together';
import { ComposerBar } from './ComposerBar';
import { ComposerContext, type Dragged, type LeftState, useComposer } from './composer-context';
import { composerHints, useComposerKeys } from './composer-keys';
import { printHints } from '../print/print-keys';
import { PaperConflict } from './paper/PaperConflict';
import { PaperSources } from './PaperSources';
import { ReadingView } from './ReadingView';
import { useBeginning } from './paper/use-beginning';
import { useItemActs } from './use-item-acts';
import { usePaper } from './paper/use-paper';
import { useWide } from './use-wide';

const PrintDesk = onDemand(() => import('../print/PrintDesk').then((module) => module.PrintDesk));
const FinishDialog = onDemand(() => import('../print/FinishDialog').then((module) => module.FinishDialog));
const TeamDrawer = onDemand(() => import('../together/TeamDrawer').then((module) => module.TeamDrawer));
const ExchangeDrawer = onDemand(() => import('../stage/ExchangeDrawer').then((module) => module.ExchangeDrawer));

type Open = 'print' | 'finish' | 'team' | 'left' | 'right' | { readonly exchanged: string } | null;

interface ComposerProps {
  readonly data: ComposerData;
  /** Told the id of a new paper once the server has it. */
  readonly onMade: (paperId: string) => void;
}

/** The paper in the middle is the form: what is pressed on it is chosen, in the outline and the figures too. */
export function Composer({ data, onMade }: ComposerProps) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [first] = useState(() => firstFields(data, t));
  const [chosen, choose] = useState<string | null>(null);
  const [dragged, drag] = useState<Dragged | null>(null);
  const [left, setLeft] = useState<LeftState>({ tab: 'outline', source: 'bank', cell: null });
  const [open, setOpen] = useState<Open>(data.isPrint ? 'print' : null);
  const [hasRight, hasLeft, isDesk] = [useWide(1280), useWide(1024), useWide(768)];
  const onNew = (paperId: string) => {
    onMade(paperId);
    // only where one still is here: who has left is not called back
    if (location.pathname === pathname)
      void navigate(routes.create.to({ id: paperId }), { replace: true, preventScrollReset: true });
  };
  const together = useTogether(data.paper);
  useOwnPlace(together, chosen);
  const desk = usePaper(data, first, onNew, together);
  const isLocked = data.paper !== null && !data.paper.isEditable;
  const pages = usePages(desk);
  const acts = useItemActs(desk, chosen, choose);
  useBeginning(data, desk);
  useComposerKeys({
    ...acts.keys,
    exchange: () =>
      acts.chosenItem && !together.holderOf(acts.chosenItem.id) && setOpen({ exchanged: acts.chosenItem.id }),
    undo: desk.undo,
    redo: desk.redo,
    print: () => setOpen('print'),
    finish: () => setOpen('finish'),
    leave: () => choose(null),
    isOff: open !== null || isLocked || !isDesk,
  });
  const state = {
    desk,
    together,
    chosen,
    choose,
    dragged,
    drag,
    remove: acts.remove,
    exchange: (itemId: string) => setOpen({ exchanged: itemId }),
    left,
    showLeft: (changes: Partial<LeftState>) => {
      setLeft({ ...left, ...changes });
      if (!hasLeft) setOpen('left');
    },
    isLocked: isLocked || !isDesk,
  };
  const close = () => setOpen(null);
  // who came for the print goes back to the paper
  const leavePrint = () => {
    if (data.isPrint && data.paper) void navigate(routes.detail.to({ id: data.paper.paperId }));
    else close();
  };
  return (
    <ComposerContext value={state}>
      <PaperSources books={data.books}>
        <div className="work-screen composer">
          <h1 className="visually-hidden">{t('exam.create.title')}</h1>
          {open === 'print' ? (
            <PrintDesk data={data} onClose={leavePrint} />
          ) : (
            <>
              <ComposerBar
                data={data}
                onLeft={hasLeft || !isDesk ? null : () => setOpen('left')}
                onRight={hasRight || !isDesk ? null : () => setOpen('right')}
                isReading={!isDesk}
                onPrint={() => setOpen('print')}
                onTeam={() => setOpen('team')}
                onFinish={() => setOpen('finish')}
              />
              {desk.conflict ? (
                <PaperConflict />
              ) : isDesk ? (
                <div
                  className={classNames('composer-columns', hasLeft && 'composer-left', hasRight && 'composer-right')}
                >
                  {hasLeft && <LeftColumn />}
                  <Stage pages={pages} books={data.books} />
                  {hasRight && <Figures pages={pages.data ?? null} />}
                </div>
              ) : (
                <ReadingView pages={pages} />
              )}
            </>
          )}
        </div>
        <Layers open={open} pages={pages.data ?? null} onClose={close} />
      </PaperSources>
      <KeyHints hints={open === 'print' ? printHints : composerHints} />
    </ComposerContext>
  );
}

interface LayersProps {
  readonly open: Open;
  readonly pages: readonly Page[] | null;
  readonly onClose: () => void;
}

/** What lies over the paper. */
function Layers({ open, pages, onClose }: LayersProps) {
  const t = useText();
  const { desk } = useComposer();
  return (
    <>
      {open === 'left' && (
        <SideDrawer title={t('exam.compose.left')} onClose={onClose}>
          <LeftColumn />
        </SideDrawer>
      )}
      {open === 'right' && (
        <SideDrawer title={t('exam.compose.right')} onClose={onClose}>
          <Figures pages={pages} />
        </SideDrawer>
      )}
      {open === 'team' && desk.paperId && <TeamDrawer paperId={desk.paperId} onClose={onClose} />}
      {open === 'finish' && <FinishDialog pages={pages} onClose={onClose} />}
      {open !== null && typeof open === 'object' && <ExchangeDrawer itemId={open.exchanged} onClose={onClose} />}
    </>
  );
}
