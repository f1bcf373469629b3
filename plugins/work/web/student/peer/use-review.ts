import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useDraft } from 'edutech/plugins/writing/kit/ui/draft/use-draft';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { handInPeer, savePeer } from '../../../api';
import type { PeerMark } from '../../../api/peer/reviews';
import type { PeerWork } from './load-peer';

export type PeerPaper = PeerWork['reviews'][number];
type Marks = Readonly<Record<string, PeerMark>>;

const keyOf = ({ itemId, part }: { readonly itemId: string; readonly part: number }) => `${itemId}/${part}`;

/** Parts that a paper has, each once. */
export const partsOf = ({ items }: PeerWork, { itemIds }: PeerPaper) =>
  items
    .filter(({ itemId }) => itemIds.includes(itemId))
    .flatMap(({ itemId, body }) => answeredParts(body).map(({ points: of }, part) => ({ itemId, part, of })));

/** Marks that a student gives for one paper: saved by themselves, on this device first, until they are handed in. */
export function useReview(work: PeerWork, paper: PeerPaper) {
  const call = useCall();
  const messages = useMessages();
  const draft = useDraft<Marks>({
    name: `work.peer.${paper.reviewId}`,
    values: Object.fromEntries(paper.marks.map((mark) => [keyOf(mark), mark])),
    version: 0,
    save: async (values) => {
      await call(savePeer, { reviewId: paper.reviewId, marks: Object.values(values) }, { quiet: true });
      // nobody else writes here: every write goes over the one before
      return { version: 0 };
    },
  });
  const handIn = useAct(async () => {
    if (!(await draft.flush())) return;
    const { left } = await call(handInPeer, { reviewId: paper.reviewId });
    draft.forget();
    messages.show(left > 0 ? 'work.peer.handedIn.next' : 'work.peer.handedIn.all', {
      tone: 'success',
      values: { left },
    });
  });
  const isHandedIn = paper.state === 2;
  const parts = partsOf(work, paper);
  const done = parts.filter((part) => typeof draft.values[keyOf(part)]?.points === 'number').length;
  const markOf = (itemId: string, part: number): PeerMark =>
    draft.values[keyOf({ itemId, part })] ?? { itemId, part, points: null, comment: '', tags: [] };
  return {
    isOpen: !isHandedIn && work.ended === null,
    isHandedIn,
    busy: handIn.isBusy,
    saving: draft.saving,
    parts: parts.length,
    done,
    markOf,
    give: (mark: PeerMark) => draft.change({ [keyOf(mark)]: mark }),
    handIn: handIn.run,
  };
}
export type ReviewState = ReturnType<typeof useReview>;
