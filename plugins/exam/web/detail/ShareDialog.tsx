import { SelectField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { submitPaper, withdrawPaper } from '../../api';
import { paperSources } from '../../model/paper/states';

interface ShareDialogProps {
  readonly paperId: string;
  readonly onClose: () => void;
}

/** With whom a paper is to be shared: somebody else of the school lets it pass. */
export function ShareDialog({ paperId, onClose }: ShareDialogProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm({
    name: 'exam.share',
    initial: { wanted: '2' as '2' | '3' },
    save: ({ wanted }) => call(submitPaper, { paperId, wanted: wanted === '3' ? 3 : 2 }, { quiet: true }),
    onSaved: () => {
      onClose();
      say('exam.done.submitted', {}, () => call(withdrawPaper, { paperId }));
    },
  });
  return (
    <FormDialog title={t('exam.act.share')} form={form} onClose={onClose} submit={t('exam.act.submit')}>
      <SelectField
        label={t('exam.share.with')}
        hint={t('exam.share.note')}
        field={form.field('wanted')}
        options={([paperSources.school, paperSources.public] as const).map((source) => ({
          value: `${source}` as const,
          label: t(`exam.source.${source}`),
        }))}
      />
    </FormDialog>
  );
}
