import { createContext, useContext } from 'react';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import type { AbilityColumn } from '../../../model/paper/figures/two-way-table';
import type { Together } from '../together/use-together';
import type { PaperDesk } from './paper/use-paper';

/** What is being dragged: a question from beside, an item or a section of the paper. */
export type Dragged =
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'item' | 'section'; readonly id: string };

/** A cell of the two-way table, which narrows the bank beside. */
export interface Cell {
  /** Knowledge point; null: any. */
  readonly point: { readonly id: string; readonly name: string } | null;
  readonly column: AbilityColumn;
}

/** Where questions come from, in the order of their tabs. */
export const sourceKinds = ['bank', 'own', 'word', 'earlier'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What the left column shows. */
export interface LeftState {
  readonly tab: 'outline' | 'basket' | 'sources';
  readonly source: SourceKind;
  readonly cell: Cell | null;
}

/** What the parts of the composer share. */
export interface ComposerState {
  readonly desk: PaperDesk;
  readonly together: Together;
  /** Id of the block, section or item that is chosen. */
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
  readonly dragged: Dragged | null;
  readonly drag: (what: Dragged | null) => void;
  /** Removes an item, and offers it back. */
  readonly remove: (itemId: string) => void;
  /** Opens the choice of another question in the place of an item. */
  readonly exchange: (itemId: string) => void;
  readonly left: LeftState;
  /** Shows something else in the left column, which opens where it is a drawer. */
  readonly showLeft: (changes: Partial<LeftState>) => void;
  /** It may not be written on. */
  readonly isLocked: boolean;
}

export const ComposerContext = createContext<ComposerState | null>(null);

export function useComposer(): ComposerState {
  const state = useContext(ComposerContext);
  if (!state) throw new Error('a part of the composer stands outside it');
  return state;
}
