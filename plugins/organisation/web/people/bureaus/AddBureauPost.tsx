import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AdministeredPlace, addBureauPost, endPost, type PersonDetail } from '../../../api';
import { BureauFields, type BureauPostValues, firstBureauPost, sentBureauPost, wrongBureauPost } from './BureauFields';

interface AddBureauPostProps {
  readonly person: PersonDetail;
  readonly place: AdministeredPlace;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Gives a post in a bureau; taken back by ending it. */
export function AddBureauPost({ person, place, onClose, onAdded }: AddBureauPostProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm<BureauPostValues>({
    name: 'organisation.bureauPost',
    initial: firstBureauPost(place),
    check: wrongBureauPost,
    save: async (values) => {
      const { id } = await call(addBureauPost, { ...sentBureauPost(values), personId: person.id }, { quiet: true });
      say('organisation.people.postAdded', { name: person.name }, async () => {
        await call(endPost, { postId: id, isEnded: true });
        onAdded();
      });
    },
    onSaved: () => {
      onAdded();
      onClose();
    },
  });
  return (
    <FormDialog title={t('organisation.people.addPost')} form={form} onClose={onClose}>
      <BureauFields form={form} place={place} />
      <p className="muted">{t('organisation.people.postNote')}</p>
    </FormDialog>
  );
}
