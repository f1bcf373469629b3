import type { Stage } from 'edutech/core/common/teaching/stages';
import type { Media } from '../../../../kit/ui/question/content/media';
import type { ImportItem } from '../../../../api/importing';
import type { ItemState } from '../item-state';
import type { Near } from '../use-near';
import type { RepairActs } from '../use-repair';

/** What a row asks of the page. */
export interface RowActs {
  choose(itemId: string, isChosen: boolean, withShift: boolean): void;
  open(mode: 'edit' | 'cut', item: ImportItem): void;
  close(): void;
  paper(page: number | null): void;
  /** Acts and goes on from the same place. */
  after(item: ImportItem, act: (item: ImportItem) => Promise<boolean>): Promise<boolean>;
}

export interface RepairItemProps {
  readonly item: ImportItem;
  readonly state: ItemState;
  readonly media: Media;
  readonly near: Near | undefined;
  readonly stage: Stage;
  readonly isLast: boolean;
  readonly isChosen: boolean;
  readonly mode: 'read' | 'edit' | 'cut';
  readonly acts: RepairActs;
  readonly row: RowActs;
}
