import { useEffect, useState } from 'react';
import type { TreeNode } from 'edutech/plugins/textbook/api';
import { type QuestionWish, useQuestions } from 'edutech/plugins/questions/kit/ui/sources/use-questions';

interface Wish {
  readonly nodeId: string | undefined;
  readonly tree: readonly TreeNode[] | null;
  /** Absent: all. */
  readonly difficulties?: NonNullable<QuestionWish['difficulties']>;
}

/** Questions of a chapter that are used most; where it has none, those of the nearest chapter above that has some. */
export function useChapterQuestions({ nodeId, tree, difficulties }: Wish) {
  const [wider, setWider] = useState<{ readonly of: string | undefined; readonly nodeId: string } | null>(null);
  const askedId = wider && wider.of === nodeId ? wider.nodeId : nodeId;
  const found = useQuestions(
    askedId ? { space: 'public', sort: 'used', nodeIds: [askedId], ...(difficulties && { difficulties }) } : null,
  );
  const asked = tree?.find((node) => node.nodeId === askedId);
  const isEmpty = found.questions?.length === 0 && !difficulties;
  const aboveId = isEmpty ? (asked?.parentId ?? null) : null;
  // One level further up, until there is something
  useEffect(() => {
    if (aboveId) setWider({ of: nodeId, nodeId: aboveId });
  }, [aboveId, nodeId]);
  return {
    ...found,
    // what lies above is on its way
    questions: aboveId ? null : found.questions,
    /** Name of the chapter that they are of, where it is not the one that was asked for. */
    above: askedId === nodeId ? null : (asked?.nodeName ?? null),
  };
}
