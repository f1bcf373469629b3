import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { useText } from 'edutech/core/web/hooks';
import { ItemDrawer as Drawer, type OpenedItem } from 'edutech/plugins/library/kit/ui/page/ItemDrawer';
import * as api from '../api';
import { type Kind, kinds } from '../model/kinds';

const initial = { title: '', kind: 'task' as Kind, text: '' };

/** One thing beside the list, or the form for a new one. */
export function ItemDrawer(props: OpenedItem<api.Item>) {
  const t = useText();
  const label = (name: keyof typeof initial) => t(`{{id}}.item.${name}`);
  const kindText = (kind: Kind) => t(`{{id}}.kind.${kind}`);
  const options = kinds.map((value) => ({ value, label: kindText(value) }));
  return (
    <Drawer
      {...props}
      area="{{id}}"
      endpoints={api}
      initial={initial}
      show={({ text }) => <p className="lines">{text}</p>}
      fields={({ field }) => (
        <>
          <TextField label={label('title')} field={field('title')} required />
          <SelectField label={label('kind')} field={field('kind')} options={options} required />
          <TextAreaField label={label('text')} field={field('text')} lines={4} maxLength={2000} />
        </>
      )}
      compare={[
        { name: 'title', label: label('title') },
        { name: 'kind', label: label('kind'), show: kindText },
        { name: 'text', label: label('text') },
      ]}
    />
  );
}
