import { type Id, newId } from '../../../common/ids';

/** A file of the spool, and the position of its first byte in the upload; it reaches to the next one's start. */
export interface PieceStart {
  readonly id: Id;
  readonly start: number;
}

/** A piece with its length. */
export interface Piece {
  readonly id: Id;
  readonly bytes: number;
}

interface Written {
  readonly pieces: readonly PieceStart[];
  readonly received: number;
  /** The last writer ended by itself: nobody can write to the last piece any more. */
  readonly isTailWhole: boolean;
}

/**
 * Where the next writer writes. It continues the last piece only if that piece's writer has ended; if that one may
 * still be writing (a process that died or hangs, a connection that nobody has closed yet) it begins a new piece, so
 * that two never write to one file.
 */
export function nextPiece({ pieces, received, isTailWhole }: Written): {
  pieces: readonly PieceStart[];
  piece: PieceStart;
} {
  const last = pieces.at(-1);
  if (last && isTailWhole) return { pieces, piece: last };
  const piece = { id: newId(), start: received };
  // what a writer left that got nothing to the disk holds nothing
  return { pieces: [...pieces.filter(({ start }) => start < received), piece], piece };
}

/** The pieces of an upload with their lengths; empty ones are left out. */
export function lengthsOf({ pieces, received }: Pick<Written, 'pieces' | 'received'>): Piece[] {
  return pieces
    .map(({ id, start }, at) => ({ id, bytes: (pieces[at + 1]?.start ?? received) - start }))
    .filter(({ bytes }) => bytes > 0);
}

/** The pieces of several uploads as those of one, in order. */
export function joined(uploads: readonly Pick<Written, 'pieces' | 'received'>[]): PieceStart[] {
  let start = 0;
  return uploads.flatMap(lengthsOf).map(({ id, bytes }) => {
    const piece = { id, start };
    start += bytes;
    return piece;
  });
}
