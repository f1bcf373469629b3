import { useAsked } from 'edutech/core/web/asking/use-asked';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { chapterCounts } from 'edutech/plugins/questions/api';
import { type BookItem, getChildNodes, getKnowledgePoints } from 'edutech/plugins/textbook/api';
import type { Teaching } from 'edutech/plugins/textbook/kit/ui/trees/books/teaching-books';
import { mostShares } from '../../model/auto/rules';

/** A chapter or a knowledge point that has a share. */
export interface Group {
  readonly id: string;
  readonly name: string;
}

/** The book whose grade and subject a paper is for. */
export type AutoBook = Teaching<BookItem>;

export interface Groups {
  readonly chapter: readonly Group[];
  readonly point: readonly Group[];
}

/** The chapters of the book, and the knowledge points of its subject that are named in papers; null while on their way. */
export function useGroups({ bookId, stageId, subjectId }: AutoBook) {
  const chapters = useAsked(getChildNodes, { bookId });
  const counts = useAsked(chapterCounts, { space: 'public', bookId });
  const points = useAsked(getKnowledgePoints, { stageId, subjectId, source: 'PERSON' });
  const withQuestions = new Set(counts.data?.map(({ nodeId }) => nodeId));
  return {
    /** Chapters that the public bank has questions of: a first paper is about these. */
    filled: counts.data || counts.error !== undefined ? withQuestions : null,
    chapter: chapters.data?.map(({ nodeId: id, nodeName: name }): Group => ({ id, name })).slice(0, mostShares) ?? null,
    point: points.data ? secondLevel(points.data).slice(0, mostShares) : null,
    error: chapters.error ?? points.error,
    again: () => {
      chapters.again();
      points.again();
    },
  };
}

/** A tree begins with its fields (number and algebra): what stands below these is what a paper is about. */
const secondLevel = (tree: OutputOf<typeof getKnowledgePoints>): Group[] =>
  tree
    .flatMap((top) => (top.items.length > 0 ? top.items : [top]))
    .map(({ kiid: id, knowName: name }) => ({ id, name }));
