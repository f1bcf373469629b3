import { createContext, useContext } from 'react';
import type { Tier } from '../../../../model/homework';
import type { SheetDesk } from '../sheet/use-sheet';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';

/** What is being dragged: a question from beside, or an item of the sheet. */
export type Dragged = { readonly question: Question } | { readonly itemId: string };

/** What the parts of the desk share: the sheet, the layer that is looked at, the item that is chosen, what is dragged. */
export interface DeskState {
  readonly sheet: SheetDesk;
  /** Null: all layers. */
  readonly tier: Tier | null;
  readonly chosen: string | null;
  readonly choose: (itemId: string | null) => void;
  readonly dragged: Dragged | null;
  readonly drag: (what: Dragged | null) => void;
  /** Removes an item, and offers it back. */
  readonly remove: (itemId: string) => void;
  readonly isLocked: boolean;
}

export const DeskContext = createContext<DeskState | null>(null);

export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a part of the desk stands outside it');
  return desk;
}
