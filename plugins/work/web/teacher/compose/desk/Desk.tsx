import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { undoMilliseconds } from 'edutech/core/ui/form/saving/use-undo';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { useCan } from 'edutech/core/ui/Can';
import { useMessages, useText } from 'edutech/core/web/hooks';
import type { Tier } from '../../../../model/homework';
import { removed } from '../../../../model/sheet/sheet-values';
import { answerCardAddress, composeAddress } from '../../../shared/addresses';
import { booksIn } from '../../../shared/books';
import { type Plan, planFor } from '../../publish/plan/plan';
import type { ComposeData } from '../load-compose';
import { Sheet } from '../sheet/Sheet';
import { type SheetDesk, useSheet } from '../sheet/use-sheet';
import { QuestionsBeside } from '../sources/QuestionsBeside';
import { Sources } from '../sources/Sources';
import { deskHints, useDeskKeys } from './desk-keys';
import { DeskActs, DeskBar } from './DeskBar';
import { DeskContext, type Dragged } from './desk-context';
import { SheetConflict } from './SheetConflict';
import { Summary } from './Summary';
import { useBeginning } from './use-beginning';
import { useTitling } from './use-titling';

const PreviewDialog = onDemand(() => import('../preview/PreviewDialog').then((module) => module.PreviewDialog));
const PublishDrawer = onDemand(() => import('../../publish/PublishDrawer').then((module) => module.PublishDrawer));

/** Where the left column begins, by what the sheet begins with. */
const firstSource = {
  basket: 'basket',
  paper: 'word',
  questions: 'lesson',
  followUp: 'lesson',
  nothing: 'lesson',
} as const;

interface DeskProps {
  readonly data: ComposeData;
  /** Told the id of new homework once the server has it. */
  readonly onMade: (homeworkId: string) => void;
}

/** The desk: sources at the left, the sheet in the middle, what it comes to at the right. */
export function Desk({ data, onMade }: DeskProps) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [books] = useState(() => booksIn(data.books, (id) => t(`work.stage.${id}`)));
  const { start, retitled } = useTitling(data);
  const [tier, setTier] = useState<Tier | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const [dragged, drag] = useState<Dragged | null>(null);
  const [open, setOpen] = useState<'preview' | 'publish' | null>(data.isPublishing ? 'publish' : null);
  const [names, setNames] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries((data.homework?.files ?? []).map(({ fileId, name }) => [fileId, name])),
  );
  // what was chosen for publishing stays while one looks at the sheet again
  const [known] = useState(() => data.classIds && planFor(data.classIds, new Date()));
  const plan = useRef<Plan | null>(known);
  const sheet = useSheet(start, (homeworkId) => {
    onMade(homeworkId);
    // only where one still is here: whoever has left is not called back
    if (location.pathname === pathname)
      void navigate(composeAddress(homeworkId), { replace: true, preventScrollReset: true });
  });
  const { values, change, saving } = sheet;
  const mayArrange = useCan(['homework_tea.arrange']);
  const isLocked = !mayArrange || (data.homework !== null && !(data.homework.isDraft && data.homework.isOwn));
  const [book, chooseBook] = useChosenBook(
    books,
    books.find(({ gradeId, subjectId }) => gradeId === values.gradeId && subjectId === values.subjectId)?.bookId,
  );
  const remove = useRemoval(sheet);
  useBeginning(data, sheet, retitled);
  const publish = async () => {
    if (await sheet.flush()) setOpen('publish');
  };
  useDeskKeys({
    publish: () => void publish(),
    undo: sheet.undo,
    redo: sheet.redo,
    isOff: open !== null || isLocked,
  });
  const openCard = async () => {
    const homeworkId = (await sheet.flush()) ? sheet.homeworkId() : null;
    if (homeworkId) await navigate(answerCardAddress(homeworkId));
  };
  const grade = data.grades.find(({ gradeId }) => gradeId === values.gradeId)?.number ?? 7;
  return (
    <DeskContext value={{ sheet, tier, chosen, choose, dragged, drag, remove, isLocked }}>
      <QuestionsBeside stageId={book?.stageId}>
        <h1 className="visually-hidden">{t('work.create.title')}</h1>
        <BarSlot>
          {saving && <SaveState saving={saving} />}
          {books.length > 0 && !isLocked && (
            <TextbookPicker
              books={books.map(({ choice }) => choice)}
              current={book?.bookId ?? null}
              onChoose={({ book: { id: bookId }, subject, grade: { id: gradeId } }) => {
                chooseBook(bookId);
                const place = { subjectId: subject.id, gradeId, nodeId: undefined };
                change(retitled(values, place, { subject: subject.name, chapter: null }));
              }}
            />
          )}
        </BarSlot>
        <div className="work-desk-page">
          <DeskBar data={data} onPreview={() => setOpen('preview')} />
          {sheet.conflict ? (
            <SheetConflict />
          ) : (
            <div className="work-desk">
              <Sources
                first={firstSource[data.beginsWith ?? 'nothing']}
                book={book}
                onChapter={(node) =>
                  change(
                    retitled(
                      values,
                      { nodeId: node?.nodeId },
                      { subject: book?.choice.subject.name, chapter: node?.name ?? null },
                    ),
                  )
                }
                onCard={() => void openCard()}
                onNamed={(more) => setNames((before) => ({ ...before, ...more }))}
              />
              <Sheet onTier={setTier} fileNames={names} />
              <Summary grade={grade} />
            </div>
          )}
          <DeskActs data={data} onPublish={() => void publish()} />
        </div>
        {open === 'preview' && <PreviewDialog onClose={() => setOpen(null)} />}
        {open === 'publish' && <Publishing sheet={sheet} plan={plan} onClose={() => setOpen(null)} />}
        <KeyHints hints={deskHints} />
      </QuestionsBeside>
    </DeskContext>
  );
}

interface PublishingProps {
  readonly sheet: SheetDesk;
  readonly plan: RefObject<Plan | null>;
  readonly onClose: () => void;
}

/** The drawer beside the sheet, once the server has it. */
function Publishing({ sheet, plan, onClose }: PublishingProps) {
  const homeworkId = sheet.homeworkId();
  if (homeworkId === null) return null;
  return (
    <PublishDrawer
      homeworkId={homeworkId}
      plan={plan}
      onTitle={(title) => {
        sheet.change({ title });
        return sheet.flush();
      }}
      onShorten={async (itemIds) => {
        sheet.act((before) => itemIds.reduce(removed, { ...before, minutes: undefined }));
        await sheet.flush();
      }}
      onClose={onClose}
      onDone={sheet.forget}
    />
  );
}

/** Removes an item and offers it back for ten seconds. */
function useRemoval(sheet: ReturnType<typeof useSheet>) {
  const messages = useMessages();
  const now = useRef(sheet);
  // The undo of a removal acts on the sheet as it is by then
  useEffect(() => {
    now.current = sheet;
  });
  return (itemId: string) => {
    const { items, sections } = sheet.values;
    const at = items.findIndex((item) => item.itemId === itemId);
    const item = items[at];
    if (!item) return;
    sheet.act((values) => removed(values, itemId));
    messages.show('work.done.itemRemoved', {
      tone: 'success',
      milliseconds: undoMilliseconds,
      undo: () =>
        now.current.act((values) => ({
          ...values,
          sections: values.sections.length > item.section ? values.sections : sections,
          items: values.items.toSpliced(at, 0, item),
        })),
    });
  };
}
