import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import { groupOf } from 'edutech/plugins/questions/kit/common/types/question-groups';
import { useDraft } from 'edutech/plugins/writing/kit/ui/draft/use-draft';
import { createPaper, type PaperFields, savePaper } from '../../../../api';
import { itemsOf, type PaperDocument, type PaperItem } from '../../../../model/paper/document';
import {
  addedItems,
  type Grouping,
  placedItems,
  type PlaceOnPaper,
  replacedItem,
} from '../../../../model/paper/edits/items';
import { type History, historyOf, rebased, redone, stepped, undone } from '../../../../model/paper/history';
import { mergedPaper } from '../../../../model/paper/together/merge';
import type { Together } from '../../together/use-together';
import { useTheirSaves } from '../../together/use-their-saves';
import { pointsOfQuestion, useKnown } from './use-known';
import type { ComposerData } from '../../start/load-composer';

const journalOf = (paperId: string) => `exam.composer.${paperId}`;

/**
 * A paper that saves itself: the first change makes it, each later one is a save of it. Every change of its document is a step that
 * can be undone and done again.
 */
export function usePaper(
  data: ComposerData,
  first: PaperFields,
  onMade: (paperId: string) => void,
  together: Together,
) {
  const call = useCall();
  // the same at every try: an answer that was lost makes no second one
  const [paperId] = useState(() => data.paper?.paperId ?? newId());
  const [made, setMade] = useState(data.paper !== null);
  const [isMade] = useState(() => ({ current: data.paper !== null }));
  const draft = useDraft<PaperFields>({
    name: journalOf(data.paper?.paperId ?? 'new'),
    values: first,
    version: data.paper?.version ?? 1,
    save: async (values, version, save) => {
      if (isMade.current) return call(savePaper, { ...values, paperId, version, save }, { quiet: true });
      const saved = await call(createPaper, { ...values, paperId }, { quiet: true });
      isMade.current = true;
      setMade(true);
      onMade(paperId);
      return { ...saved, name: journalOf(paperId) };
    },
  });
  const { document } = draft.values;
  const known = useKnown(data, document);
  const history = useHistory(
    document,
    (next) => draft.change({ document: next }),
    (next) => together.mayChange(draft.values, { ...draft.values, document: next }),
  );
  useTheirSaves(draft, together, {
    paperId,
    onTaken: (paper, before, after) => {
      if (paper) known.learnFrom(paper);
      history.rebase(before, after);
    },
  });
  const grouping = useGrouping(known.typeOf);
  const itemOf = (question: Question): PaperItem => ({
    id: newId(),
    questionId: question.id,
    version: question.version,
    points: pointsOfQuestion(question.body),
  });
  return {
    ...draft,
    ...known,
    ...history,
    document,
    /** Of the paper, whether the server has it already or not. */
    ownId: paperId,
    /** Null while the server has none. */
    paperId: made ? paperId : null,
    /** Puts questions on the paper, each in the section of its like, or where they were dropped. */
    add: (questions: readonly Question[], place?: PlaceOnPaper) => {
      known.learn(questions);
      // a question stands on a paper once
      const has = new Set(itemsOf(document).map(({ questionId }) => questionId));
      const items = questions
        .filter(({ id }) => !has.has(id))
        .map((question) => ({ item: itemOf(question), group: groupOf(question.body.type) }));
      history.act((paper) =>
        place
          ? placedItems(
              paper,
              items.map(({ item }) => item),
              place,
            )
          : addedItems(paper, items, grouping),
      );
    },
    replace: (itemId: string, question: Question) => {
      known.learn([question]);
      history.act((paper) => replacedItem(paper, itemId, itemOf(question)));
    },
  };
}
export type PaperDesk = ReturnType<typeof usePaper>;

/** Steps through documents; what is not of the document (the title) is undone by typing. */
function useHistory(
  document: PaperDocument,
  change: (next: PaperDocument) => void,
  mayChange: (next: PaperDocument) => boolean,
) {
  const [steps, setSteps] = useState<Omit<History<PaperDocument>, 'now'>>(() => historyOf(document));
  const go = (next: History<PaperDocument>): boolean => {
    if (next.now === document) return true;
    if (!mayChange(next.now)) return false;
    setSteps(next);
    change(next.now);
    return true;
  };
  const history = { ...steps, now: document };
  return {
    /** Changes the document, unless a colleague is at what would change; what has the same key as the step before is one step with it. */
    act: (how: (paper: PaperDocument) => PaperDocument, key: string | null = null) =>
      go(stepped(history, how(document), key)),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    /** What a colleague has saved is in all steps: going back does not take it away. */
    rebase: (before: PaperFields, after: PaperFields) =>
      setSteps((all) =>
        rebased(
          { ...all, now: document },
          (step) => mergedPaper({ base: before, mine: { ...before, document: step }, theirs: after })?.document ?? null,
        ),
      ),
  };
}

/** What sections are called and gather. */
function useGrouping(typeOf: (item: PaperItem) => Parameters<typeof groupOf>[0] | undefined): Grouping {
  const t = useText();
  return {
    wordOf: (group) => t(`exam.compose.group.${group}`),
    groupOf: (item) => {
      const type = typeOf(item);
      return type === undefined ? undefined : groupOf(type);
    },
    newId,
  };
}
