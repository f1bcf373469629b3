import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';

interface NewItemProps<Facts> {
  /** Whose message says what is done: `<area>.add`. */
  readonly area: string;
  /** What an owner writes, before anything is written. */
  readonly initial: Facts;
  /** The chapter of the new thing. */
  readonly nodeId: string | null;
  readonly add: Endpoint;
  /** The fields; `title` must not stay empty. */
  readonly fields: (form: Form<Facts>) => ReactNode;
  readonly onClose: () => void;
}

interface ItemDrawerProps<Item, Facts> extends NewItemProps<Facts> {
  /** Absent: a new one. */
  readonly item: Item | undefined;
  readonly show: (item: Item) => ReactNode;
}

/** One thing beside the list, or the form for a new one. */
export function ItemDrawer<Item extends { readonly title: string }, Facts extends { readonly title: string }>(
  props: ItemDrawerProps<Item, Facts>,
) {
  const { item, show, ...form } = props;
  if (!item) return <NewItem {...form} />;
  return (
    <SideDrawer title={item.title} onClose={form.onClose}>
      {show(item)}
    </SideDrawer>
  );
}

function NewItem<Facts extends { readonly title: string }>(props: NewItemProps<Facts>) {
  const t = useText();
  const { area, initial, nodeId, add, fields, onClose } = props;
  const call = useCall();
  const { revalidate } = useRevalidator();
  const form = useForm<Facts>({
    name: `${area}.item`,
    initial,
    check: ({ title }) =>
      (title.trim() ? {} : { title: 'core.ui.form.required' }) as Partial<Record<keyof Facts & string, string>>,
    save: (values) => call(add, { ...values, nodeId }, { quiet: true }),
    onSaved: () => {
      void revalidate();
      onClose();
    },
  });
  return (
    <FormDrawer title={t(`${area}.add`)} form={form} onClose={onClose}>
      {fields(form)}
    </FormDrawer>
  );
}
