import type { InputOf } from 'edutech/core/common/endpoint';
import type { updateResource } from '../../../api';
import type { ResourceDetail } from '../../../api/records';
import type { TeachingBook } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { wordsOf } from '../../upload/desk/desk';

/** What the form of a resource edits. */
export interface EditValues {
  readonly title: string;
  readonly bookId: string;
  readonly nodeId: string;
  readonly kind: string;
  readonly licence: string;
  readonly authors: string;
  readonly keywords: string;
  readonly language: string;
  readonly description: string;
  /** A file that takes the place of the main one; empty: it stays. */
  readonly fileId: string;
  readonly version: number;
}

export const valuesOf = (resource: ResourceDetail): EditValues => ({
  title: resource.title,
  bookId: resource.bookId ?? '',
  nodeId: resource.places[0]?.nodeId ?? '',
  kind: resource.kind,
  licence: resource.licence,
  authors: resource.authors,
  keywords: resource.keywords.join(' '),
  language: resource.language,
  description: resource.description,
  fileId: '',
  version: resource.version,
});

type Change = InputOf<typeof updateResource>;
/** What of a resource the form does not show. */
type Kept = Pick<ResourceDetail, 'id' | 'stageId' | 'subjectId' | 'bookId' | 'places' | 'points' | 'otherFile'>;

/**
 * What is sent: further chapters, knowledge points and files beside the main one stay; in another book the further chapters
 * would be of another subject, and go.
 */
export function changeOf(values: EditValues, resource: Kept, book?: TeachingBook): Change {
  const isSameBook = values.bookId === resource.bookId;
  // one that was taken out since is let go: nothing can be put on it any more
  const others = isSameBook ? resource.places.slice(1).filter(({ isRemoved }) => !isRemoved) : [];
  return {
    id: resource.id,
    version: values.version,
    title: values.title.trim(),
    stageId: book?.stageId ?? resource.stageId,
    subjectId: book?.subjectId ?? resource.subjectId,
    nodeIds: [...new Set([values.nodeId, ...others.map(({ nodeId }) => nodeId)])],
    // chosen from these lists
    kind: values.kind as Change['kind'],
    licence: values.licence as Change['licence'],
    language: values.language as Change['language'],
    authors: values.authors.trim(),
    keywords: wordsOf(values.keywords),
    description: values.description.trim(),
    kiids: isSameBook ? resource.points.map(({ kiid }) => kiid) : [],
    otherFiles: resource.otherFile.map(({ ffid }) => ffid),
    ...(values.fileId && { fileId: values.fileId }),
  };
}

/** A version as the server has it in a conflict: words come as a list, chapters too. */
export function readVersion(version: Partial<EditValues>): Partial<EditValues> {
  const { keywords, nodeIds, ...rest } = version as Partial<EditValues> & { nodeIds?: string[]; keywords?: unknown };
  return {
    ...rest,
    ...(Array.isArray(keywords) && { keywords: keywords.join(' ') }),
    ...(nodeIds?.[0] && { nodeId: nodeIds[0] }),
  };
}
