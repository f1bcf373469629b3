import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Block, GuideDocument } from '../book/document';
import { isItem } from '../book/document';

// Everything a student writes goes through one journal, so all of it survives a lost network: answers to items, that a block
// is submitted, and the student's own question. Each has a place, named by an id and the number of a part.

/** What says that a block is submitted: it stands under the block's own id. */
export const submittedMark: Answer = { truth: true };
export const isSubmittedMark = ({ truth }: Answer): boolean => truth === true;

/** What an id of a journal stands for; undefined: for nothing of this guide book. */
export type PlaceKind = 'item' | 'block' | 'wonder';

export interface KnownPlace {
  readonly kind: PlaceKind;
  /** The block that it belongs to; null: the guide book as a whole. */
  readonly block: Block | null;
}

/** Ids under which a student may write: items, blocks that are submitted, and the assignment itself for the own question. */
export function placesOf(document: GuideDocument, assignmentId: Id): ReadonlyMap<Id, KnownPlace> {
  const places = new Map<Id, KnownPlace>([[assignmentId, { kind: 'wonder', block: null }]]);
  for (const block of document.blocks) {
    places.set(block.id, { kind: 'block', block });
    for (const part of block.parts) if (isItem(part)) places.set(part.id, { kind: 'item', block });
  }
  return places;
}
