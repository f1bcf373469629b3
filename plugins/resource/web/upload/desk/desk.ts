import type { Sending } from 'edutech/core/web/uploads/uploads';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { uploadResources } from '../../../api';
import type { Kind, Licence, ResourceLanguage } from '../../../model/kinds';
import type { Visibility } from '../../../model/sharing';

/** What files have in common that are handed in together. */
export interface Common {
  readonly bookId: string;
  /** Empty: each file says its own. */
  readonly nodeId: string;
  readonly licence: Licence | '';
  /** Who is to see them; beyond oneself it asks for an audit. */
  readonly visibility: Visibility;
  readonly authors: string;
  readonly keywords: string;
  readonly description: string;
  readonly language: ResourceLanguage | '';
}

/** What is said of one file; a chapter that is empty is the common one. */
export interface Draft {
  readonly title: string;
  readonly kind: Kind | '';
  readonly nodeId: string;
}

/** A file on the desk: on its way, or there since an earlier visit. */
export interface DeskFile {
  readonly name: string;
  readonly folder: string;
  readonly bytes: number;
  readonly fileId?: string;
}

/** By what a file is known again after the browser was closed: keys of uploads are the tab's. */
export const markOf = ({ name, bytes }: Pick<DeskFile, 'name' | 'bytes'>): string => `${name} ${bytes}`;

/** The path of a file, folders first, as names are read for what they tell. */
export const pathOf = ({ folder, name }: Pick<DeskFile, 'name' | 'folder'>): string =>
  folder ? `${folder}/${name}` : name;

/** Fields of a file, or of all, that have to be filled in and are not. */
export type Missing = 'title' | 'kind' | 'chapter' | 'licence';

export function missingIn(draft: Draft, common: Common): readonly Missing[] {
  const missing: Missing[] = [];
  if (draft.title.trim() === '') missing.push('title');
  if (draft.kind === '') missing.push('kind');
  if (draft.nodeId === '' && common.nodeId === '') missing.push('chapter');
  if (common.licence === '') missing.push('licence');
  return missing;
}

type NewResource = InputOf<typeof uploadResources>['resources'][number];

interface Subject {
  readonly stageId: NewResource['stageId'];
  readonly subjectId: string;
}

/** Words between spaces and commas, each once, as many as are taken. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.split(/[\s,，、;；]+/).map((word) => word.slice(0, 30)))].filter((word) => word !== '').slice(0, 10);

/** What is handed in for a file; nothing may be {@link missingIn} it. */
export function resourceOf(fileId: string, draft: Draft, common: Common, subject: Subject): NewResource {
  const { kind } = draft;
  const { licence, authors, description, language } = common;
  if (kind === '' || licence === '') throw new Error('something is missing');
  const keywords = wordsOf(common.keywords);
  return {
    fileId,
    title: draft.title.trim(),
    stageId: subject.stageId,
    subjectId: subject.subjectId,
    nodeIds: [draft.nodeId || common.nodeId],
    kind,
    licence,
    ...(authors.trim() && { authors: authors.trim() }),
    ...(keywords.length > 0 && { keywords }),
    ...(description.trim() && { description: description.trim() }),
    ...(language && { language }),
  };
}

/** Whether a file has come and can be made a resource. */
export const isThere = (item: Sending): boolean => item.state === 'ready' && item.fileId !== undefined;
