import { useState } from 'react';
import { SearchField } from 'edutech/core/ui/form/SearchField';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { releasers, sealPaper } from '../../api';

interface SealDialogProps {
  readonly paperId: string;
  readonly onClose: () => void;
}

/** Until when nobody reads a paper, and which two colleagues open it. */
export function SealDialog({ paperId, onClose }: SealDialogProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm({
    name: 'exam.seal',
    initial: { releasesAt: null as string | null, first: '', second: '' },
    check: ({ releasesAt, first, second }) => ({
      ...(!releasesAt && { releasesAt: 'exam.seal.noTime' }),
      ...(!first && { first: 'exam.seal.noPerson' }),
      ...(!second ? { second: 'exam.seal.noPerson' } : first === second && { second: 'exam.seal.samePerson' }),
    }),
    save: ({ releasesAt, first, second }) =>
      call(sealPaper, { paperId, releasesAt: releasesAt!, releasers: [first, second] }, { quiet: true }),
    onSaved: () => {
      onClose();
      say('exam.done.sealed', {});
    },
  });
  const { error } = form.field('releasesAt');
  return (
    <FormDialog title={t('exam.act.seal')} form={form} onClose={onClose} submit={t('exam.act.seal')}>
      <p className="tint-due pad-2 round">{t('exam.seal.warning')}</p>
      <MomentField
        label={t('exam.seal.time')}
        value={form.values.releasesAt}
        error={error?.key && t(error.key)}
        required
        onChange={(releasesAt) => form.set({ releasesAt })}
      />
      <PersonField label={t('exam.seal.first')} field={form.field('first')} />
      <PersonField label={t('exam.seal.second')} field={form.field('second')} />
    </FormDialog>
  );
}

/** One of the colleagues; typing narrows them. */
function PersonField(props: Pick<Parameters<typeof SearchField>[0], 'label' | 'field'>) {
  const [q, setQ] = useState('');
  const { data = [] } = useAsked(releasers, q.trim() ? { q: q.trim() } : {}, { keeps: true, pause: 250, tells: true });
  return (
    <SearchField
      {...props}
      options={data.map(({ personId, name }) => ({ value: personId, label: name }))}
      onSearch={setQ}
      required
    />
  );
}
