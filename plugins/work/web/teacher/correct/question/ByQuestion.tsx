import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from 'edutech/core/web/hooks';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Column as Below } from 'edutech/core/ui/layout/Column';
import type { MarkDesk } from '../desk/mark-desk';
import { useDesk } from '../desk/use-desk';
import { ColumnMenu } from '../frame/ColumnMenu';
import { CorrectBar } from '../frame/CorrectBar';
import { KeyLine } from '../frame/KeyLine';
import type { SheetData } from '../frame/load-correct';
import { Notices } from '../frame/Notices';
import { withQuery } from '../frame/wish';
import { type Column, columnOf } from '../rules/columns';
import { AnswerStage } from './AnswerStage';
import { CommentBank } from './CommentBank';
import { Groups } from './groups/Groups';
import { QuestionSide } from './QuestionSide';
import { questionKeys, groupKeys } from './question-keys';
import { Queue } from './Queue';
import { useRubric } from './rubric/use-rubric';
import { ScoreBar } from './ScoreBar';
import { useGroups } from './groups/use-groups';
import { useQuestionActs } from './use-question-acts';
import { useQuestion } from './use-question';

/** The whole page: question and rubric, the answer, the queue. */
export function ByQuestion({ data }: { readonly data: SheetData }) {
  const t = useText();
  const { wish, columns } = data;
  const desk = useDesk(data);
  const column = columnOf(columns, wish.itemId, wish.part);
  if (!column) {
    return (
      <div className="card">
        <EmptyState page title={t('work.correct.noItems')} />
      </div>
    );
  }
  return <Desk key={column.id} data={data} desk={desk} column={column} />;
}

interface DeskProps {
  readonly data: SheetData;
  readonly desk: MarkDesk;
  readonly column: Column;
}

function Desk({ data, desk, column }: DeskProps) {
  useSignals();
  const state = useQuestion(desk, data, column);
  const groups = useGroups(desk, state);
  const comment = useRef<HTMLInputElement>(null);
  const [showsBank, setShowsBank] = useState(false);
  const sheetMedia = useMemo(
    () => Object.fromEntries(data.sheet.media.map(({ fileId, address }) => [fileId, address])),
    [data.sheet.media],
  );
  const rubric = useRubric(data, desk, state, sheetMedia);
  const acts = useQuestionActs({
    desk,
    state,
    groups,
    comment,
    showBank: () => setShowsBank(true),
    editRubric: rubric.edit,
  });
  useAnswers(desk, state);
  const { cells, current } = state;
  const done = cells.filter(({ points }) => points !== null).length;
  const loading = desk.columns.value.get(column.itemId);
  const at = { item: column.itemId, part: String(column.part), ...(current && { attempt: current.attemptId }) };
  return (
    <div className="work-screen correct">
      <CorrectBar
        data={data}
        desk={desk}
        view="/work/qcorrect"
        at={at}
        progress={{ done, all: cells.length }}
        hints={groups.isOpen ? groupKeys : questionKeys}
      >
        <ColumnMenu columns={data.columns} column={column} />
      </CorrectBar>
      <Notices desk={desk} nameOf={(place) => state.names.get(place.attemptId)?.name ?? ''} />
      <div className="correct-columns fill shrink-y">
        <QuestionSide state={state} media={sheetMedia} desk={desk} onEdit={rubric.edit} />
        <Below as="section" gap={0} className="correct-main relative shrink shrink-y">
          {typeof loading === 'object' ? (
            <ErrorState error={loading.error} onRetry={() => void desk.loadItem(column.itemId, true)} />
          ) : groups.isOpen ? (
            <Groups
              state={state}
              groups={groups}
              onOpen={(cell) => {
                groups.close();
                state.choose(cell.attemptId);
              }}
              media={desk.media.value}
            />
          ) : (
            <Answer
              data={data}
              desk={desk}
              state={state}
              comment={comment}
              acts={acts}
              onBank={() => setShowsBank(true)}
            />
          )}
          {showsBank && (
            <CommentBank
              comment={current?.comment ?? ''}
              onClose={() => setShowsBank(false)}
              onChoose={(text) => {
                setShowsBank(false);
                acts.addWords(text);
              }}
            />
          )}
        </Below>
        <Queue
          state={state}
          filter={data.wish.filter}
          media={desk.media.value}
          held={desk.held.names.value}
          onBlanks={acts.zeroBlanks}
        />
      </div>
      {rubric.drawer}
      <KeyLine hints={groups.isOpen ? groupKeys : questionKeys.filter(({ isCommon }) => isCommon)} />
    </div>
  );
}

/** Reads the answers, makes the one at hand one's own, and has the pictures of the next ones ready. */
function useAnswers(desk: MarkDesk, { column, cells, current }: ReturnType<typeof useQuestion>): void {
  // Reads the column once the marks that an earlier visit left are known
  const isOpen = desk.isOpen.value;
  useEffect(() => {
    if (isOpen) void desk.loadItem(column.itemId);
  }, [desk, isOpen, column.itemId]);
  const attempt = current?.attemptId;
  // pictures of the next ones come before they are asked for
  const bringNext = useEffectEvent(() => {
    const from = cells.findIndex((cell) => cell.attemptId === attempt);
    const coming = cells.slice(from, from + 5).filter(({ points }, index) => index === 0 || points === null);
    const media: Media = desk.media.peek();
    const files = coming.flatMap(({ answer }) => answer.pictures ?? []);
    if (files.length > 0 || coming.some(({ answer }) => answer.voice)) desk.refreshPictures(column.itemId);
    for (const file of files) if (media[file]) new Image().src = media[file];
  });
  // The answer at hand is one's own field
  useEffect(() => {
    if (!attempt) return;
    desk.held.rest([{ attemptId: attempt, itemId: column.itemId }]);
    bringNext();
    return () => desk.held.rest([]);
  }, [desk, attempt, column.itemId]);
}

interface AnswerProps {
  readonly data: SheetData;
  readonly desk: MarkDesk;
  readonly state: ReturnType<typeof useQuestion>;
  readonly comment: RefObject<HTMLInputElement | null>;
  readonly acts: ReturnType<typeof useQuestionActs>;
  readonly onBank: () => void;
}

function Answer({ data, desk, state, comment, acts, onBank }: AnswerProps) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  if (!state.isReady)
    return <div className="correct-waiting fill sunk" role="status" aria-label={t('work.correct.loading')} />;
  if (state.cells.length === 0) {
    return <EmptyState picture="box" title={t('work.correct.nobody')} text={t('work.correct.nobody.text')} />;
  }
  if (acts.isDone) {
    const next = data.columns.find((one) => one.id !== state.column.id && one.item.open > 0);
    return (
      <EmptyState
        picture="book"
        title={t('work.correct.allDone', { number: state.column.number })}
        text={t('work.correct.allDone.text')}
        actions={
          <>
            {next && (
              <Button
                look="primary"
                onClick={() => setQuery(withQuery(query, { item: next.itemId, part: String(next.part), filter: '' }))}
              >
                {t('work.correct.goTo', { number: next.number })}
              </Button>
            )}
            <Button onClick={acts.lookAgain}>{t('work.correct.lookAgain')}</Button>
          </>
        }
      />
    );
  }
  return (
    <>
      <AnswerStage desk={desk} state={state} homeworkId={data.wish.homeworkId} />
      <ScoreBar state={state} comment={comment} onNext={acts.next} onBank={onBank} />
    </>
  );
}
