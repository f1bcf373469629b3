import { TextField } from 'edutech/core/ui/form/fields';
import { useText } from 'edutech/core/web/hooks';
import { ItemDrawer as Drawer } from 'edutech/plugins/library/kit/ui/page/ItemDrawer';
import { addItem, type Item } from '../api';

interface ItemDrawerProps {
  /** Absent: a new one, at the chosen chapter. */
  readonly item: Item | undefined;
  readonly nodeId: string | null;
  readonly onClose: () => void;
}

/** One thing beside the list, or the form for a new one. */
export function ItemDrawer(props: ItemDrawerProps) {
  const t = useText();
  return (
    <Drawer
      {...props}
      area="{{id}}"
      initial={{ title: '', text: '' }}
      add={addItem}
      show={({ text }) => <p className="card-body">{text}</p>}
      fields={({ field }) => (
        <>
          <TextField label={t('{{id}}.item.title')} field={field('title')} required />
          <TextField label={t('{{id}}.item.text')} field={field('text')} lines={4} maxLength={2000} />
        </>
      )}
    />
  );
}
