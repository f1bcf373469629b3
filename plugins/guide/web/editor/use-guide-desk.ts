import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isId, newId } from 'edutech/core/common/ids';
import { stageOfGrade } from 'edutech/core/common/teaching/stages';
import { useCall } from 'edutech/core/web/hooks';
import { someQuestions } from 'edutech/plugins/questions/api';
import { pointsOf, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { useStoredFiles } from 'edutech/plugins/questions/kit/ui/question/writing/use-stored-files';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import { useDraft } from 'edutech/plugins/writing/kit/ui/draft/use-draft';
import { saveGuide, type WholeGuide } from '../../api';
import { type GuideDocument, type QuestionItem, questionsIn } from '../../model/book/document';
import { addParts } from '../../model/book/edits';
import { mediaOf } from '../shared/media-of';
import type { GuideDesk } from './guide-context';

/** What a guide book holds while it is written. */
export interface GuideValues {
  readonly title: string;
  readonly document: GuideDocument;
}

/** The draft of a guide book, which saves itself, and what the parts of its editor share. */
export function useGuideDesk(data: WholeGuide) {
  const call = useCall();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { book } = data;
  const draft = useDraft<GuideValues>({
    name: `guide.draft.${book.id}`,
    values: { title: book.title, document: data.document },
    version: data.version,
    save: ({ title, document }, version, save) =>
      call(
        saveGuide,
        { bookId: book.id, version, save, title: title.trim() || book.title, document: clean(document) },
        { quiet: true },
      ),
  });
  const { document } = draft.values;
  const [chosen, choose] = useState(search.get('block') ?? document.blocks[0]?.id ?? '');
  const files = useStoredFiles(`guide.${book.id}`, 560);
  const [copied, setCopied] = useState<Media>({});
  const [added, setAdded] = useState<readonly Question[]>([]);
  const media = useMemo(
    () => ({ ...mediaOf(data.media), ...mediaOf(added.flatMap((one) => one.media)), ...files.local, ...copied }),
    [data.media, added, files.local, copied],
  );
  const bodies = useMemo(() => bodiesOf(data, added), [data, added]);
  const now = useRef(document);
  now.current = document;
  const change = (next: (before: GuideDocument) => GuideDocument) => {
    now.current = next(now.current);
    draft.change({ document: now.current });
  };
  const current = document.blocks.find(({ id }) => id === chosen) ?? document.blocks[0] ?? null;
  const desk: GuideDesk = {
    book,
    document,
    current,
    media,
    stage: stageOfGrade(gradeNumberOf(book.grade)),
    files,
    showFile: (file, address) => setCopied((before) => ({ ...before, [file]: address })),
    bodyOf: (questionId) => bodies.get(questionId),
    change,
    choose,
    addQuestions: (questions) => {
      if (!current) return;
      setAdded((before) => [...before, ...questions]);
      change((before) => addParts(before, current.id, questions.map(itemOf)));
    },
  };
  useAddedQuestion(desk);
  return { desk, draft, leave: (to: string) => void draft.flush().then(() => navigate(to)) };
}

/** A question that was just written for this block (`?add=`) is put into it, once. */
function useAddedQuestion(desk: GuideDesk): void {
  const call = useCall();
  const [search, setSearch] = useSearchParams();
  const add = search.get('add');
  const now = useRef(desk);
  // What was asked for is put where one writes by then
  useEffect(() => {
    now.current = desk;
  });
  // Once for each address: the address then says it no longer
  useEffect(() => {
    if (!isId(add)) return;
    let isGone = false;
    void call(someQuestions, { ids: [add] }).then((questions) => {
      if (isGone) return;
      now.current.addQuestions(questions);
      setSearch(
        (before) => {
          before.delete('add');
          return before;
        },
        { replace: true },
      );
    });
    return () => {
      isGone = true;
    };
  }, [add, call, setSearch]);
}

/** A question of the bank as an item, with the points that it has there. */
const itemOf = ({ id, body }: Question): QuestionItem => ({
  id: newId(),
  kind: 'question',
  questionId: id,
  version: 0,
  points: pointsOf(body) || 4,
});

function bodiesOf({ document, items }: WholeGuide, added: readonly Question[]): ReadonlyMap<string, QuestionBody> {
  const shown = new Map(items.map(({ itemId, body }) => [itemId, body]));
  const known = questionsIn(document).flatMap(({ id, questionId }): [string, QuestionBody][] => {
    const body = shown.get(id);
    return body ? [[questionId, body]] : [];
  });
  return new Map([...known, ...added.map(({ id, body }): [string, QuestionBody] => [id, body])]);
}

/** Only the names of grades are at hand; which keys a formula pad has is no more than a convenience. */
const gradeNumberOf = (grade: string): number => Number(/\d+/.exec(grade)?.[0] ?? 7);

/** A link that is still being typed is written down once it leads somewhere. */
const clean = ({ blocks }: GuideDocument): GuideDocument => ({
  blocks: blocks.map((block) => ({
    ...block,
    parts: block.parts.filter((part) => part.kind !== 'link' || /^(https?:\/\/|\/)\S+$/.test(part.address)),
  })),
});
