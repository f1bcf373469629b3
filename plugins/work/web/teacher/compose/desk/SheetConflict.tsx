import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type ConflictField, ConflictView } from 'edutech/core/ui/form/saving/ConflictView';
import type { HomeworkValues, ItemValues } from '../../../../api';
import { composeAddress } from '../../../shared/addresses';
import { useDesk } from './desk-context';

type Versioned = HomeworkValues & { readonly version: number };

/** Two tabs have written on one sheet: what each has is chosen field by field. */
export function SheetConflict() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { sheet } = useDesk();
  if (!sheet.conflict) return null;
  const label = (name: string) => intl.formatMessage({ id: `work.conflict.${name}` });
  const fields: ConflictField<Versioned>[] = [
    { name: 'title', label: label('title') },
    {
      name: 'items',
      label: label('items'),
      show: (items: readonly ItemValues[]) => (
        <FormattedMessage id="work.conflict.questions" values={{ count: items.length }} />
      ),
    },
    {
      name: 'sections',
      label: label('sections'),
      show: (sections: HomeworkValues['sections']) => sections.map(({ title }) => title).join(' · ') || '–',
    },
    { name: 'note', label: label('note') },
    { name: 'files', label: label('files'), show: (files: readonly string[]) => files.length },
    { name: 'minutes', label: label('minutes') },
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
