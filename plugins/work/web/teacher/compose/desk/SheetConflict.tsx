import { useNavigate } from 'react-router';
import { type ConflictField, ConflictView } from 'edutech/core/ui/form/saving/ConflictView';
import { useText } from 'edutech/core/web/hooks';
import type { HomeworkValues, ItemValues } from '../../../../api';
import { composeAddress } from '../../../shared/addresses';
import { useDesk } from './desk-context';

type Versioned = HomeworkValues & { readonly version: number };

/** Two tabs have written on one sheet: what each has is chosen field by field. */
export function SheetConflict() {
  const t = useText();
  const navigate = useNavigate();
  const { sheet } = useDesk();
  if (!sheet.conflict) return null;
  const fields: ConflictField<Versioned>[] = [
    { name: 'title', label: t('work.conflict.title') },
    {
      name: 'items',
      label: t('work.conflict.items'),
      show: (items: readonly ItemValues[]) => t('work.conflict.questions', { count: items.length }),
    },
    {
      name: 'sections',
      label: t('work.conflict.sections'),
      show: (sections: HomeworkValues['sections']) => sections.map(({ title }) => title).join(' · ') || '–',
    },
    { name: 'note', label: t('work.conflict.note') },
    { name: 'files', label: t('work.conflict.files'), show: (files: readonly string[]) => files.length },
    { name: 'minutes', label: t('work.conflict.minutes') },
  ];
  const resolve = async (chosen: Versioned) => {
    const isSaved = await sheet.resolve(chosen);
    const homeworkId = sheet.homeworkId();
    if (isSaved && homeworkId) await navigate(composeAddress(homeworkId), { replace: true });
    return isSaved;
  };
  return (
    <div className="card pad-4 above-4 below-4">
      <ConflictView
        conflict={sheet.conflict as { mine: Versioned; theirs: Versioned }}
        fields={fields}
        resolve={resolve}
      />
    </div>
  );
}
