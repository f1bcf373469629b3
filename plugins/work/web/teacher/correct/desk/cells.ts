import type { Id } from 'edutech/core/common/ids';
import { isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { Cell } from '../../../../api/marking';
import { stateOfPoints } from '../../../../model/marking/marks';

/** Where a mark stands: one part of one student's answer, in its latest round. */
export interface Place {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly part: number;
}

export const placeKey = ({ attemptId, itemId, part }: Place): string => `${attemptId}/${itemId}/${part}`;
export const fieldKey = ({ attemptId, itemId }: Omit<Place, 'part'>): string => `${attemptId}/${itemId}`;

/** What a teacher changes of a mark. */
export type MarkPatch = Partial<Pick<Cell, 'points' | 'comment' | 'ink' | 'voice' | 'flags' | 'rubric'>>;

/** A mark that no server has acknowledged, as it lies in the journal of this device. */
export interface WrittenMark extends MarkPatch, Place {
  readonly markId: Id;
  readonly round: number;
  /** The version that the teacher saw. */
  readonly base: number;
  readonly points: number | null;
}

/** An answer with its mark as the desk shows it: what the server knows, with what is on its way on top. */
export type DeskCell = Cell & { readonly isUnsaved: boolean };

export const asDeskCell = (cell: Cell): DeskCell => ({ ...cell, isUnsaved: false });

/** A cell with a mark on top that is on its way. */
export function withMark(cell: Cell, { points, ...patch }: MarkPatch & { readonly points: number | null }): DeskCell {
  const { comment, ink, voice, flags, rubric } = patch;
  return {
    ...cell,
    points,
    // whoever gives a mark has looked at it
    secondLook: false,
    state: points === null ? null : stateOfPoints(points, cell.of, cell.isBlank || isBlankAnswer(cell.answer)),
    ...(comment !== undefined && { comment }),
    ...(ink !== undefined && { ink }),
    ...(voice !== undefined && { voice }),
    ...(flags !== undefined && { flags }),
    ...(rubric !== undefined && { rubric }),
    isUnsaved: true,
  };
}

/** What a cell was before a patch, as the patch that leads back. */
export function reverseOf(cell: Cell, patch: MarkPatch): MarkPatch {
  const names = Object.keys(patch) as (keyof MarkPatch)[];
  return Object.fromEntries(names.map((name) => [name, cell[name]]));
}

/** A mark that could not be written, with what stands there: nothing of it is lost before somebody has chosen. */
export interface Clash {
  readonly key: string;
  readonly place: Place;
  /** `changed`: a colleague marked it meanwhile; `held`: it is his field; `gone`: it was given back, or is another round. */
  readonly why: 'changed' | 'held' | 'gone';
  readonly by: string;
  readonly theirs: number | null;
  readonly mine: MarkPatch & { readonly points: number | null };
}
