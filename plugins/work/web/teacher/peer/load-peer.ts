import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { answersOfPupil, correctSheet, peerBoard } from '../../../api';

export const loadPeer = async ({ call, url, signal }: LoaderArgs) => {
  const assignmentid = url.searchParams.get('assignment');
  if (!isId(assignmentid)) return null;
  const board = await call(peerBoard, { assignmentid }, { signal });
  const attemptid = url.searchParams.get('paper');
  const isThere = board.swap?.reviews.some(({ paper }) => paper === attemptid);
  if (!isId(attemptid) || !isThere) return { assignmentid, board, paper: null };
  const [answers, sheet] = await Promise.all([
    call(answersOfPupil, { attemptid, anonymous: false }, { signal }),
    call(correctSheet, { homeworkid: board.homeworkid, assignmentid }, { signal }),
  ]);
  return { assignmentid, board, paper: { attemptid, answers, sheet } };
};

export type Data = NonNullable<Awaited<ReturnType<typeof loadPeer>>>;

export type PeerBoard = Data['board'];

export type OpenPaper = NonNullable<Data['paper']>;
