import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { newId } from 'edutech/core/common/ids';
import { chineseNumeral } from 'edutech/core/common/teaching/numerals';
import { useDraft } from 'edutech/plugins/writing/kit/ui/draft/use-draft';
import { useCall, useText } from 'edutech/core/web/hooks';
import { someQuestions } from 'edutech/plugins/questions/api';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { useStoredFiles } from 'edutech/plugins/questions/kit/ui/question/writing/use-stored-files';
import { createHomework, type HomeworkValues, type ItemValues, saveHomework } from '../../../../api';
import { allTiers, type Tier } from '../../../../model/homework';
import { widestPicture } from '../../../../model/sheet/picture-item';
import { added, placed, defaultAnswerMethod } from '../../../../model/sheet/sheet-values';
import type { Group } from 'edutech/plugins/questions/kit/common/types/question-groups';
import type { ComposeData } from '../load-compose';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import { factsIn, type ItemFacts, mediaIn, ofQuestion } from './item-facts';

const journalOf = (homeworkId: string) => `work.compose.${homeworkId}`;

/** Most steps that are kept to be undone. */
const mostSteps = 50;

/** A place on the sheet: before an item of a section, or at its end (null). */
interface Place {
  readonly section: number;
  readonly before: string | null;
}

/**
 * A sheet that saves itself: the first change makes the homework, each later one is a save of it. Acts on the sheet can be
 * undone and done again.
 */
export function useSheet(data: ComposeData, onMade: (homeworkId: string) => void) {
  const call = useCall();
  const made = useRef(data.homework?.homeworkId ?? null);
  // the same at every try: an answer that was lost makes no second one
  const [homeworkId] = useState(() => newId());
  const draft = useDraft<HomeworkValues>({
    name: journalOf(data.homework?.homeworkId ?? 'new'),
    values: data.values,
    version: data.homework?.version ?? 1,
    save: async (values, version, save) => {
      if (made.current)
        return call(saveHomework, { ...values, homeworkId: made.current, version, save }, { quiet: true });
      const saved = await call(createHomework, { ...values, homeworkId }, { quiet: true });
      made.current = saved.homeworkId;
      onMade(saved.homeworkId);
      return { ...saved, name: journalOf(saved.homeworkId) };
    },
  });
  const { values } = draft;
  const known = useKnown(data, values.items);
  // the sheet shows them also when the part that took them is closed
  const files = useStoredFiles('work.pictures', widestPicture);
  const media = useMemo(() => ({ ...known.media, ...files.local }), [known.media, files.local]);
  const history = useHistory(values, draft.change);
  const titleOf = useSectionTitles();
  return {
    ...draft,
    ...known,
    ...history,
    media,
    storePicture: files.picture,
    /** Id of the homework; null while the server has none. */
    homeworkId: () => made.current,
    /** Puts questions on the sheet, each in the section of its like, or where they were dropped. */
    add: (
      questions: readonly Question[],
      tier: Tier | null = null,
      at?: Place,
      tiersOf?: ReadonlyMap<string, number>,
    ) => {
      known.learn(questions);
      const items = questions.map((question) => ({
        item: {
          itemId: newId(),
          tiers: tiersOf?.get(question.id) ?? (tier === null ? allTiers : 1 << tier),
          way: defaultAnswerMethod(question.body.type),
          questionId: question.id,
          version: question.version,
        },
        body: question.body,
      }));
      history.act((sheet) =>
        at
          ? placed(
              sheet,
              items.map(({ item }) => item),
              at,
            )
          : added(sheet, items, titleOf, known.bodyOf),
      );
    },
    /** Puts a question on the sheet that stands in no bank; its pictures have been stored (`storePicture`). */
    addPictures: (body: QuestionBody, tier: Tier | null = null) => {
      const way = defaultAnswerMethod(body.type);
      const item = { itemId: newId(), tiers: tier === null ? allTiers : 1 << tier, way, body };
      history.act((sheet) => added(sheet, [{ item, body }], titleOf, known.bodyOf));
    },
  };
}
export type SheetDesk = ReturnType<typeof useSheet>;

/** What the sheet's items show: from the homework, from the bank's lists, and asked for where only an id is known. */
function useKnown(data: ComposeData, items: readonly ItemValues[]) {
  const call = useCall();
  const [facts, setFacts] = useState<ReadonlyMap<string, ItemFacts>>(() => factsIn(data));
  const [media, setMedia] = useState(() => mediaIn(data));
  const see = useCallback(
    (files: readonly (readonly [file: string, address: string])[]) =>
      setMedia((before) => ({ ...before, ...Object.fromEntries(files) })),
    [],
  );
  const learn = useCallback(
    (questions: readonly Question[]) => {
      setFacts((before) => new Map([...before, ...questions.map((one) => [one.id, ofQuestion(one)] as const)]));
      see(questions.flatMap((one) => one.media.map(({ file, address }) => [file, address] as const)));
    },
    [see],
  );
  const missing = [
    ...new Set(items.flatMap(({ questionId }) => (questionId && !facts.has(questionId) ? questionId : []))),
  ];
  const wanted = missing.join(' ');
  // What a journal of this device or another tab has put on the sheet
  useEffect(() => {
    if (!wanted) return;
    call(someQuestions, { ids: wanted.split(' ') }, { quiet: true }).then(learn, () => undefined);
  }, [wanted, call, learn]);
  const factsOf = (item: ItemValues): ItemFacts | undefined =>
    item.questionId ? facts.get(item.questionId) : undefined;
  return { media, see, learn, factsOf, bodyOf: (item: ItemValues) => item.body ?? factsOf(item)?.body };
}

/** Steps back and forth. What is typed into headings is no step: it is undone by typing. */
function useHistory(values: HomeworkValues, change: (changes: Partial<HomeworkValues>) => void) {
  const [past, setPast] = useState<readonly HomeworkValues[]>([]);
  const [future, setFuture] = useState<readonly HomeworkValues[]>([]);
  const step = (from: readonly HomeworkValues[], setFrom: typeof setPast, setTo: typeof setPast) => () => {
    const target = from.at(-1);
    if (!target) return;
    setFrom(from.slice(0, -1));
    setTo((to) => [...to, values].slice(-mostSteps));
    const { sections, items, kind, files } = target;
    change({ sections, items, kind, files });
  };
  return {
    act: (how: (sheet: HomeworkValues) => HomeworkValues) => {
      const next = how(values);
      if (next === values) return;
      setPast([...past, values].slice(-mostSteps));
      setFuture([]);
      change(next);
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: step(past, setPast, setFuture),
    redo: step(future, setFuture, setPast),
  };
}

/** What a new section is called: 一、选择题. */
function useSectionTitles() {
  const intl = useIntl();
  const t = useText();
  return (group: Group, number: number) => {
    const word = t(`work.group.${group}`);
    const numeral = intl.locale === 'zh-CN' ? chineseNumeral(number) : number;
    return { word, title: t('work.sheet.sectionTitle', { numeral, word }) };
  };
}
