import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useState } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useMessages, useText } from 'edutech/core/web/hooks';
import { routes } from '../../../../routes';
import { InkTools } from 'edutech/plugins/questions/kit/ui/ink/InkTools';
import type { MarkDesk } from '../desk/mark-desk';
import { useDesk } from '../desk/use-desk';
import { CorrectBar } from '../frame/CorrectBar';
import { KeyLine } from '../frame/KeyLine';
import type { SheetData } from '../frame/load-correct';
import { Notices } from '../frame/Notices';
import { useMarkKeys } from '../frame/use-mark-keys';
import { runsOf } from '../rules/folded';
import { isLeftOpen } from '../rules/queue';
import { FoldedItems } from './FoldedItems';
import { PaperItemView } from './PaperItemView';
import { PeopleSide } from './PeopleSide';
import { personActOf, personKeys } from './person-keys';
import { Verdict } from './Verdict';
import { type PersonState, usePerson } from './use-person';

/** One student's whole paper, with marks in the margin. */
export function ByPerson({ data }: { readonly data: SheetData }) {
  const t = useText();
  useSignals();
  const { sheet } = data;
  const desk = useDesk(data);
  const state = usePerson(desk, data);
  const failure = usePaper(desk, state, data);
  usePersonKeys(desk, state);
  const sheetMedia = useMemo(
    () => Object.fromEntries(sheet.media.map(({ fileId, address }) => [fileId, address])),
    [sheet.media],
  );
  const { people, person, items, current } = state;
  const first = data.columns[0];
  const loading = first && desk.columns.value.get(first.itemId);
  const at = {
    ...(current && { item: current.column.itemId, part: String(current.column.part) }),
    ...(person && { attempt: person.attemptId }),
  };
  const done = people.filter(({ open }) => open === 0).length;
  return (
    <div className="work-screen correct">
      <CorrectBar
        data={data}
        desk={desk}
        view={routes.pcorrect.path}
        at={at}
        progress={{ done, all: people.length }}
        hints={personKeys}
      />
      <Notices
        desk={desk}
        nameOf={(place) => people.find(({ attemptId }) => attemptId === place.attemptId)?.name ?? ''}
      />
      <div className="correct-person fill shrink-y">
        <PeopleSide state={state} filter={data.wish.filter} />
        <section className="correct-desk shrink scrolls">
          {failure ? (
            <ErrorState error={failure.error} onRetry={failure.retry} />
          ) : loading === 'ready' && people.length === 0 ? (
            <EmptyState page title={t('work.correct.nobody')} text={t('work.correct.nobody.text')} />
          ) : (
            <>
              <PersonHead state={state} />
              {items.length === 0 && <div className="correct-waiting fill sunk" aria-busy="true" />}
              {runsOf(items).map((run) => {
                const views = run.items.map((item) => (
                  <PaperItemView
                    key={item.column.id}
                    state={state}
                    item={item}
                    desk={desk}
                    homeworkId={data.wish.homeworkId}
                    sheetMedia={sheetMedia}
                  />
                ));
                if (!run.isFolded) return views;
                const key = `${person?.attemptId} ${run.items[0]?.column.id}`;
                return (
                  <FoldedItems key={key} items={run.items} isOpen={run.items.some((item) => item === current)}>
                    {views}
                  </FoldedItems>
                );
              })}
            </>
          )}
        </section>
        <Stack as="aside" packed gap={4} className="correct-verdict relative pad-4 paper scrolls">
          {person && <Verdict key={person.attemptId} desk={desk} state={state} />}
          <InkTools choice={state.ink} onChoice={state.setInk} onUndo={() => void desk.undo()} />
        </Stack>
      </div>
      <KeyLine hints={personKeys.filter(({ isCommon }) => isCommon)} />
    </div>
  );
}

function PersonHead({ state }: { readonly state: PersonState }) {
  const t = useText();
  const { person, people, at } = state;
  if (!person) return null;
  return (
    <Row as="header" wrap rows={1} className="correct-person-head pad-y-1 pad-x-3 lined-below paper">
      <IconButton
        icon="ChevronLeft"
        label={t('work.correct.previousStudent')}
        disabled={at <= 0}
        onClick={() => state.student(-1)}
      />
      <h1 className="t-head">{person.name || t('work.correct.namelessRow', { row: at + 1 })}</h1>
      {person.seat > 0 && (
        <span className="muted">{t('work.correct.seat', { className: person.className, seat: person.seat })}</span>
      )}
      {person.isLate && <Tag tone="late">{t('work.correct.late')}</Tag>}
      {person.state === 4 && <Tag tone="info">{t('work.correct.returnedNow')}</Tag>}
      <span className="muted num end">
        {at + 1} / {people.length}
      </span>
      <IconButton
        icon="ChevronRight"
        label={t('work.correct.nextStudent')}
        disabled={at >= people.length - 1}
        onClick={() => state.student(1)}
      />
    </Row>
  );
}

/** Reads the class by its first question, then each paper when it is at hand. */
function usePaper(desk: MarkDesk, { person, current }: PersonState, data: SheetData) {
  const [error, setError] = useState<unknown>(null);
  const isOpen = desk.isOpen.value;
  const first = data.columns[0]?.itemId;
  const attempt = person?.attemptId;
  const item = current?.column.itemId;
  // Who there is to correct
  useEffect(() => {
    if (isOpen && first) void desk.loadItem(first);
  }, [desk, isOpen, first]);
  // The paper at hand
  useEffect(() => {
    if (!isOpen || !attempt) return;
    desk.loadPerson(attempt).then(() => setError(null), setError);
  }, [desk, isOpen, attempt]);
  // The answer at hand is one's own field
  useEffect(() => {
    if (attempt && item) desk.held.rest([{ attemptId: attempt, itemId: item }]);
    return () => desk.held.rest([]);
  }, [desk, attempt, item]);
  if (error === null) return null;
  return { error, retry: () => void (attempt && desk.loadPerson(attempt).then(() => setError(null), setError)) };
}

function usePersonKeys(desk: MarkDesk, state: PersonState): void {
  const messages = useMessages();
  const onLeftOpen = () => messages.show('work.correct.leftOpen', { tone: 'info' });
  useMarkKeys((event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'z' && desk.undo() !== null;
    if (event.altKey) return false;
    if (/^[0-9.]$/.test(key)) {
      state.type(key);
      return true;
    }
    const { current } = state;
    const act = personActOf(key);
    switch (act) {
      case null:
        return false;
      case 'nextStudent':
      case 'previousStudent':
        state.student(act === 'nextStudent' ? 1 : -1);
        break;
      case 'nextItem':
      case 'previousItem':
        state.item(act === 'nextItem' ? 1 : -1);
        break;
      case 'nextOpen':
        if (current && isLeftOpen(current.cell)) onLeftOpen();
        state.nextOpen();
        break;
      case 'full':
        state.full();
        break;
      case 'mode':
        state.steps.toggleMode();
        break;
      case 'page':
        state.steps.turnPage();
        break;
      case 'pen':
      case 'pin':
        state.setInk({ ...state.ink, tool: state.ink.tool === act ? 'hand' : act });
        break;
      case 'comment':
        document.querySelector<HTMLElement>('.correct-paper-now .correct-margin-comment')?.focus();
        break;
      default:
        if (current) state.toggleFlag(current, act);
    }
    return true;
  });
}
