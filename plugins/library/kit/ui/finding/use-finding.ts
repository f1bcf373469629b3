import { useState } from 'react';

export const foundSpaces = ['public', 'mine'] as const;
export type FoundSpace = (typeof foundSpaces)[number];

/** How many things are offered at once. */
export const mostFound = 20;

/** What one looks for beside what one writes: in a chapter, in the whole subject, or by words. `nodeId`: the chapter; null: there is none. */
export function useFinding(nodeId: string | null, subjectId: string) {
  const [space, setSpace] = useState<FoundSpace>('public');
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  const q = typed.trim();
  const chapter = isWhole ? null : nodeId;
  return {
    space,
    setSpace,
    typed,
    setTyped,
    q,
    /** Nothing was found in it: the whole subject is one press away. */
    chapter,
    lookInSubject: () => setWhole(true),
    wish: {
      space,
      ...(q ? { q, subjectId } : chapter ? { nodeId: chapter } : { subjectId }),
      sort: 'newest' as const,
      page: 1,
      pageLine: mostFound,
    },
    /** Who types is asked for when they pause. */
    asking: { keeps: true, pause: q ? 250 : 0 },
  };
}
export type Finding = ReturnType<typeof useFinding>;
