import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { BulkBar } from 'edutech/core/ui/table/choosing/BulkBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { useText } from 'edutech/core/web/hooks';
import { composeAddress } from '../../shared/addresses';
import { useHomeworkActs } from './acts/use-homework-acts';
import { useListKeys } from './list-keys';
import { listSizes, type Tab } from './list-wish';
import type { ListData } from './load-list';
import { type Draft, DraftRow } from './rows/DraftRow';

const keyOf = ({ homeworkId }: Draft) => homeworkId;

interface DraftsViewProps {
  readonly tab: Exclude<Tab, 'published' | 'calendar'>;
  readonly drafts: NonNullable<ListData['drafts']>;
  readonly now: Date;
}

/** Homework that is no class's: drafts, templates, what colleagues share, what was removed. */
export function DraftsView({ tab, drafts, now }: DraftsViewProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const { data: rows, pageData } = drafts;
  const chooser = useSelection(rows, keyOf, changed(query, { page: null, pageLine: null }));
  const mayArrange = useCan(['homework_tea.arrange', tab === 'draft' || tab === 'template']);
  return (
    <>
      <ListStates
        count={rows.length}
        filtered={query.has('q')}
        clear={changed(query, { q: null })}
        empty={{
          picture: tab === 'removed' ? 'box' : 'book',
          title: t(`work.empty.${tab}`),
          text: t(`work.empty.${tab}.text`),
          actions: mayArrange && (
            <Button look="primary" icon="Add" to={composeAddress()}>
              {t('work.list.new')}
            </Button>
          ),
        }}
      >
        <ul className="card work-rows clipped" ref={list}>
          {rows.map((draft, at) => (
            <DraftRow
              key={draft.homeworkId}
              tab={tab}
              draft={draft}
              now={now}
              isChosen={chooser.selection.has(draft.homeworkId)}
              onChoose={(isChosen, withShift) => chooser.toggle(at, isChosen, withShift)}
            />
          ))}
        </ul>
      </ListStates>
      {chooser.selection.size > 0 && (
        <BulkBar count={chooser.selection.size} onClear={chooser.clear}>
          <BulkDraftActs tab={tab} chosen={[...chooser.selection.values()]} onDone={chooser.clear} />
        </BulkBar>
      )}
      <Pager total={pageData.total} size={pageData.line} sizes={listSizes} />
    </>
  );
}

interface BulkDraftActsProps {
  readonly tab: DraftsViewProps['tab'];
  readonly chosen: readonly Draft[];
  readonly onDone: () => void;
}

function BulkDraftActs({ tab, chosen, onDone }: BulkDraftActsProps) {
  const t = useText();
  const acts = useHomeworkActs();
  const ids = chosen.filter(({ isOwn }) => isOwn).map(({ homeworkId }) => homeworkId);
  const mayRemove = useCan(['homework_tea.delete', ids.length > 0]);
  const mayShare = useCan(['homework_tea.share', ids.length > 0 && tab !== 'removed']);
  const end = (doing: Promise<boolean>) => void doing.then((isDone) => isDone && onDone());
  if (tab === 'removed') {
    return mayRemove ? (
      <Button size="small" look="soft" icon="ArrowUndo" busy={acts.isBusy} onClick={() => end(acts.restore(ids))}>
        {t('work.act.restore')}
      </Button>
    ) : null;
  }
  return (
    <>
      {mayShare && (
        <Button size="small" icon="Share" busy={acts.isBusy} onClick={() => end(acts.share(ids, true))}>
          {t('work.act.share')}
        </Button>
      )}
      {mayRemove && (
        <Button size="small" look="quiet" icon="Delete" busy={acts.isBusy} onClick={() => end(acts.remove(ids))}>
          {t('work.act.remove')}
        </Button>
      )}
    </>
  );
}
