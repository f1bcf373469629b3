import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useDraft } from 'edutech/plugins/writing/kit/ui/draft/use-draft';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { saveDraft } from '../../api';
import { problemsOf } from '../../model/checks';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { mediaOf } from '../shared/media-of';
import { BodyFields } from './BodyFields';
import { Conflict } from './Conflict';
import type { EditedValues } from './draft/first-values';
import { withoutPart } from './draft/ticks';
import { wireValues } from './draft/wire-values';
import { Duplicates } from './Duplicates';
import { FactsFields } from './facts/FactsFields';
import type { EditorData } from './load-editor';
import { Preview } from './preview/Preview';
import { ProblemsContext, ProblemsPanel } from './Problems';
import { useKeys } from '../shared/use-keys';
import { useSaving } from './use-saving';
import { useStoredFiles } from '../../kit/ui/question/writing/use-stored-files';

const hints = [
  { keys: ['Ctrl', 'S'], does: 'questions.cq.key.save' },
  { keys: ['Ctrl', '/'], does: 'questions.cq.key.formula' },
  { keys: ['Alt', '↑', '↓'], does: 'questions.cq.key.move' },
];

/** The desk: the question at the left, how it looks at the right. A draft saves itself; a version is saved by its button. */
export function Desk({ data }: { data: EditorData }) {
  const t = useText();
  const books = useTeachingBooks(data.books);
  const [book, chooseBook] = useChosenBook(
    books,
    books.find(({ gradeId, subjectId }) => gradeId === data.values.gradeId && subjectId === data.values.subjectId)
      ?.bookId,
  );
  const [first] = useState<EditedValues>(() => ({
    ...(book && { stageId: book.stageId, subjectId: book.subjectId, gradeId: book.gradeId }),
    ...data.values,
  }));
  const draft = useQuestionDraft(data, first);
  const { values, change } = draft;
  const wire = useMemo(() => wireValues(values), [values]);
  const problems = useMemo(() => problemsOf(wire.body, wire.key), [wire]);
  const files = useStoredFiles(`questions.${data.draftId}`);
  const media = useMemo(() => ({ ...mediaOf(data.media), ...files.local }), [data.media, files.local]);
  const saving = useSaving({ data, wire, problems, draft });
  const [note, setNote] = useState('');
  const desk = useShownProblem(saving.refusals);
  useKeys({ 'Ctrl+S': () => void saving.save({ note }) });
  const writing = { media, stage: values.stageId ?? book?.stageId ?? 'junior', upload: files.picture };
  const choose = (bookId: string) => {
    const next = books.find((one) => one.bookId === bookId);
    if (!next) return;
    chooseBook(bookId);
    const isOther = next.subjectId !== values.subjectId || next.stageId !== values.stageId;
    const { stageId, subjectId, gradeId } = next;
    // chapters and points of another subject are none of this one
    change({ stageId, subjectId, gradeId, ...(isOther && { nodeIds: [], knowledge: [] }) });
  };
  return (
    <PageFrame
      title={t(data.question ? 'questions.cq.edit' : 'questions.cq.title')}
      note={t(`questions.type.${values.body.type}`)}
      end={<SaveActs saving={saving} isNew={!data.question} note={note} onNote={setNote} />}
    >
      <BarSlot>
        {draft.saving && <SaveState saving={draft.saving} />}
        <TextbookPicker
          books={books.map(({ choice }) => choice)}
          current={book?.bookId ?? null}
          onChoose={(one) => choose(one.book.id)}
        />
      </BarSlot>
      {saving.error !== null && (
        <p className="pad-y-2 pad-x-3 round tint-late ink-late above-2 below-2" role="alert">
          <ErrorText error={saving.error} />
        </p>
      )}
      {saving.conflict ? (
        <Conflict conflict={saving.conflict} media={media} busy={saving.isBusy} resolve={saving.resolve} />
      ) : (
        <ProblemsContext value={saving.refusals > 0 ? problems : []}>
          <div className="questions-desk" ref={desk}>
            <Stack gap={4} className="questions-form">
              <Stack as="section" gap={4} className="card pad-4">
                <BodyFields
                  body={values.body}
                  questionKey={values.key}
                  onChange={(body, key) => change({ body, key })}
                  onPartRemoved={(part) => change({ knowledge: withoutPart(values.knowledge, part) })}
                  uploadRecording={files.recording}
                  {...writing}
                />
              </Stack>
              {book && <FactsFields values={values} onChange={change} book={book} />}
            </Stack>
            <Stack as="aside" gap={4} className="questions-aside scrolls-y">
              <Preview body={wire.body} questionKey={wire.key} media={media} />
              <ProblemsPanel problems={problems} />
              <Duplicates body={wire.body} except={data.question?.id} />
            </Stack>
          </div>
        </ProblemsContext>
      )}
      <KeyHints hints={hints} />
    </PageFrame>
  );
}

interface SaveActsProps {
  readonly saving: ReturnType<typeof useSaving>;
  readonly isNew: boolean;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** A new version says what is new in it; after a new question another of its type can begin. */
function SaveActs({ saving, isNew, note, onNote }: SaveActsProps) {
  const t = useText();
  return (
    <>
      {isNew ? (
        <Button icon="Add" busy={saving.isBusy} onClick={() => void saving.save({ goesOn: true })}>
          {t('questions.cq.saveNext')}
        </Button>
      ) : (
        <input
          className="input questions-version-note"
          value={note}
          maxLength={200}
          aria-label={t('questions.cq.note')}
          placeholder={t('questions.cq.note')}
          onChange={(event) => onNote(event.currentTarget.value)}
        />
      )}
      <Button look="primary" icon="Checkmark" busy={saving.isBusy} onClick={() => void saving.save({ note })}>
        {t('questions.cq.save')}
      </Button>
    </>
  );
}

/** The draft of the question: it lies on this device and on the server until a version is saved. */
function useQuestionDraft(data: EditorData, first: EditedValues) {
  const call = useCall();
  return useDraft<EditedValues>({
    name: `questions.draft.${data.question?.id ?? data.draftId}`,
    values: first,
    version: data.question?.version ?? 1,
    save: async (values, version) => {
      const { id: questionId } = data.question ?? {};
      await call(
        saveDraft,
        {
          draftId: data.draftId,
          values: wireValues(values),
          ...(questionId && { questionId }),
          ...(data.baseVersion !== null && { baseVersion: data.baseVersion }),
        },
        { quiet: true },
      );
      return { version };
    },
  });
}

/** Whoever could not save sees the first thing that is missing, however long the question is. */
function useShownProblem(refusals: number) {
  const desk = useRef<HTMLDivElement>(null);
  // Each refusal leads there anew
  useEffect(() => {
    if (refusals > 0) desk.current?.querySelector('.questions-problem')?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return desk;
}
