import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import type { ImportItem } from '../../../api/importing';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { mediaOf } from '../../shared/media-of';
import type { PaperData } from '../load-import';
import { isShown, type Shows, shows, stateOf } from './item-state';
import { RepairItem } from './item/RepairItem';
import { RepairBulk } from './RepairBulk';
import { RepairHead } from './RepairHead';
import { PaperProblems } from './PaperProblems';
import { repairHints, useRepairKeys } from './repair-keys';
import { SectionHead } from './SectionHead';
import { useNear } from './use-near';
import { useRepair } from './use-repair';
import { useRowActs } from './use-row-acts';
import { useWalk } from './use-walk';
import type { Over } from './over';

const AnswersDialog = onDemand(() => import('./dialogs/AnswersDialog').then((part) => part.AnswersDialog));
const PaperDrawer = onDemand(() => import('./dialogs/PaperDrawer').then((part) => part.PaperDrawer));
const FinishDrawer = onDemand(() => import('../finish/FinishDrawer').then((part) => part.FinishDrawer));

const keyOf = ({ itemId }: ImportItem) => itemId;

/** A paper beside what was made of it: question by question, with what somebody should look at, to be mended and taken. */
export function RepairView({ data: { paper, books: tree } }: { readonly data: PaperData }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const show = shows.find((one) => one === query.get('show')) ?? 'all';
  const books = useTeachingBooks(tree);
  const [book] = useChosenBook(books);
  const repair = useRepair(paper);
  const { items, acts } = repair;
  const states = useMemo(() => new Map(items.map((item) => [item.itemId, stateOf(item)])), [items]);
  const shown = useShown(items, states, show);
  const media = useMemo(() => mediaOf(paper.media), [paper.media]);
  const near = useNear(paper.importId);
  const [over, setOver] = useState<Over | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const chooser = useSelection(shown, keyOf, show);
  const walk = useWalk(list, shown, (item) => ['incomplete', 'doubtful'].includes(states.get(item.itemId)!));
  const current = () => shown.find(({ itemId }) => itemId === walk.current());
  const waits = (item = current()) => (item?.questionId === null ? item : undefined);
  useRepairKeys({
    next: () => walk.go(1),
    previous: () => walk.go(-1),
    doubt: walk.goToDoubt,
    edit: () => walk.isOnItem() && walk.open('edit', waits()),
    split: () => walk.open('cut', waits()),
    merge: () => void walk.after(waits(), ({ itemId }) => acts.merge(itemId)),
    leave: () => void walk.after(waits(), ({ itemId, isLeft }) => acts.leave([itemId], !isLeft)),
    choose: () => {
      const at = shown.findIndex(({ itemId }) => itemId === walk.current());
      return at >= 0 && chooser.toggle(at, !chooser.selection.has(shown[at]!.itemId), false);
    },
    undo: () => !walk.isWriting() && (repair.undoable || repair.isBusy) && void acts.undo(),
    close: walk.closeByKey,
  });
  const rowActs = useRowActs({ shown, chooser, walk, onPage: (page) => setOver({ part: 'paper', page }) });
  return (
    <>
      <RepairHead paper={paper} repair={repair} states={states} show={show} onOpen={setOver} />
      <PaperProblems problems={paper.problems} onPage={(page) => setOver({ part: 'paper', page })} />
      <Stack className="questions-mends" ref={list}>
        <ListStates
          count={shown.length}
          filtered={show !== 'all'}
          clear={changed(query, { show: null })}
          empty={{ title: t('questions.import.nothing') }}
        >
          {shown.map((item, at) => (
            <Stack key={item.itemId} className="questions-mend-place pad-1">
              {(at === 0 || shown[at - 1]!.section !== item.section) && (
                <SectionHead section={paper.sections[item.section]} />
              )}
              <RepairItem
                item={item}
                state={states.get(item.itemId)!}
                media={media}
                near={near.get(item.itemId)}
                stage={book?.stageId ?? 'junior'}
                isLast={items.at(-1) === item}
                isChosen={chooser.selection.has(item.itemId)}
                mode={walk.opened?.itemId === item.itemId ? walk.opened.mode : 'read'}
                acts={acts}
                row={rowActs}
              />
            </Stack>
          ))}
        </ListStates>
        {chooser.selection.size > 0 && (
          <RepairBulk
            items={items.filter(({ itemId }) => chooser.selection.has(itemId))}
            acts={acts}
            onClear={chooser.clear}
            onTake={(itemIds) => setOver({ part: 'finish', itemIds })}
          />
        )}
      </Stack>
      {over?.part === 'answers' && <AnswersDialog acts={acts} onClose={() => setOver(null)} />}
      {over?.part === 'paper' && <PaperDrawer pages={paper.pages} page={over.page} onClose={() => setOver(null)} />}
      {over?.part === 'finish' && (
        <FinishDrawer
          importId={paper.importId}
          title={paper.title || paper.filename}
          items={over.itemIds ? items.filter(({ itemId }) => over.itemIds!.includes(itemId)) : items}
          books={books}
          acts={acts}
          onClose={() => {
            setOver(null);
            chooser.clear();
          }}
        />
      )}
      <KeyHints hints={repairHints} />
    </>
  );
}

/** What the filter shows. A question that was just mended stays until the filter is set anew: nobody loses his place. */
function useShown(items: readonly ImportItem[], states: ReadonlyMap<string, ReturnType<typeof stateOf>>, show: Shows) {
  const [held, setHeld] = useState({ show, ids: new Set<string>() });
  const ids = new Set([
    ...(held.show === show ? held.ids : []),
    ...items.filter(({ itemId }) => isShown(states.get(itemId)!, show)).map(({ itemId }) => itemId),
  ]);
  if (held.show !== show || ids.size !== held.ids.size) setHeld({ show, ids });
  return items.filter(({ itemId }) => ids.has(itemId));
}
