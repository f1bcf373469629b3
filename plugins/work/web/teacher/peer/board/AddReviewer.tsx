import { useRevalidator } from 'react-router';
import { SelectField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { addPeers } from '../../../../api';
import type { PeerBoard } from '../load-peer';
import type { PeerPaper, Swap } from './figures';

interface AddReviewerProps {
  readonly board: PeerBoard;
  readonly swap: Swap;
  readonly papers: readonly PeerPaper[];
  readonly onClose: () => void;
}

/** One more reviewer for a paper: for who got none, handed in late, or waits for somebody who is away. */
export function AddReviewer({ board, swap, papers, onClose }: AddReviewerProps) {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  // first those whom nobody marks
  const people = board.people.filter(({ state }) => state === 2 || state === 3);
  const waiting = papers.find(({ reviews }) => reviews.length === 0);
  const form = useForm({
    name: 'work.peer.add',
    initial: { paper: waiting?.person.attemptId ?? '', reviewer: '' },
    check: ({ paper, reviewer }) => ({
      ...(!paper && { paper: 'work.peer.add.needed' }),
      ...(!reviewer && { reviewer: 'work.peer.add.needed' }),
    }),
    save: ({ paper, reviewer }) =>
      call(addPeers, { swapId: swap.swapId, pairs: [{ paper, reviewer }] }, { quiet: true }),
    onSaved: () => {
      void revalidate();
      onClose();
    },
  });
  const none = t('work.peer.add.choose');
  const options = (hidden: string) =>
    people
      .filter(({ attemptId }) => attemptId !== hidden)
      .map(({ attemptId, name, seat }) => ({ value: attemptId, label: seat > 0 ? `${seat} ${name}` : name }));
  return (
    <FormDialog title={t('work.peer.add')} form={form} onClose={onClose}>
      <SelectField
        label={t('work.peer.add.paper')}
        field={form.field('paper')}
        options={options(form.values.reviewer)}
        none={none}
        required
      />
      <SelectField
        label={t('work.peer.add.reviewer')}
        field={form.field('reviewer')}
        options={options(form.values.paper)}
        none={none}
        required
      />
    </FormDialog>
  );
}
