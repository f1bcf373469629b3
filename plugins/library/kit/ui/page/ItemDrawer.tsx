import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import type { ConflictField } from 'edutech/core/ui/form/saving/ConflictView';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { ItemLine } from '../../common/library-endpoints';
import { isOpenToChange } from '../../common/sharing';
import { SharingTag } from './SharingTag';
import { Whose } from './Whose';

/** What is open beside the list, as `LibraryPage` says it. */
export interface OpenedItem<Item> {
  /** Absent: a new one. */
  readonly item: Item | undefined;
  /** The chapter of a new one. */
  readonly nodeId: string | null;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

interface FormProps<Facts> {
  /** Whose messages name the form: `<area>.add`. */
  readonly area: string;
  /** What an owner writes, before anything is written; fields of a line have the same names. */
  readonly initial: Facts;
  readonly endpoints: { readonly addItem: Endpoint; readonly changeItem: Endpoint };
  /** The fields; `title` must not stay empty. */
  readonly fields: (form: Form<Facts>) => ReactNode;
  /** The same fields, where two versions are compared. */
  readonly compare: readonly ConflictField<Facts>[];
}

interface ItemDrawerProps<Item, Facts> extends OpenedItem<Item>, FormProps<Facts> {
  readonly show: (item: Item) => ReactNode;
}

/** One thing beside the list, which its owner can change there, or the form for a new one. */
export function ItemDrawer<Item extends ItemLine, Facts extends { readonly title: string }>(
  props: ItemDrawerProps<Item, Facts>,
) {
  const { item, show, mayEdit, onClose } = props;
  const t = useText();
  const [isEdited, setEdited] = useState(false);
  if (!item || isEdited) return <ItemForm {...props} />;
  const { title, grade, subject, owner, school } = item;
  return (
    <SideDrawer title={title} onClose={onClose}>
      <div className="form-body">
        <Row wrap gap={3} rows={1} className="pad-b-3 note">
          <span>{`${grade} ${subject}`}</span>
          <span>
            <Whose owner={owner} school={school} />
          </span>
          {item.isOwn && <SharingTag seen={item.seen} wanted={item.wanted} />}
        </Row>
        {show(item)}
      </div>
      {mayEdit && item.isOwn && (
        <div className="form-foot">
          {isOpenToChange(item) ? (
            <Button look="primary" icon="Edit" onClick={() => setEdited(true)}>
              {t('library.kit.change')}
            </Button>
          ) : (
            <span className="note">{t('library.kit.error.notOpen')}</span>
          )}
        </div>
      )}
    </SideDrawer>
  );
}

/** The values of a thing, by the names of those of an empty one. */
const valuesOf = <Facts extends object>(initial: Facts, item: object | undefined): Facts =>
  item
    ? (Object.fromEntries(Object.keys(initial).map((name) => [name, (item as Facts)[name as keyof Facts]])) as Facts)
    : initial;

/** Errors before anything is sent. */
type Faults<Facts> = Partial<Record<keyof (Facts & { readonly version: number }) & string, string>>;

function ItemForm<Item extends ItemLine, Facts extends { readonly title: string }>(
  props: ItemDrawerProps<Item, Facts>,
) {
  const { area, item, initial, nodeId, endpoints, fields, compare, onClose } = props;
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const form = useForm<Facts & { readonly version: number }>({
    name: `${area}.item`,
    initial: { ...valuesOf(initial, item), version: item?.version ?? 0 },
    check: ({ title }) => (title.trim() ? {} : { title: 'core.ui.form.required' }) as Faults<Facts>,
    save: ({ version, ...facts }) =>
      item
        ? call(endpoints.changeItem, { id: item.id, ...facts, version }, { quiet: true })
        : call(endpoints.addItem, { ...facts, nodeId }, { quiet: true }),
    onSaved: () => {
      void revalidate();
      onClose();
    },
  });
  return (
    <FormDrawer
      title={item ? t('library.kit.change') : t(`${area}.add`)}
      form={form}
      onClose={onClose}
      compare={compare}
    >
      {fields(form as unknown as Form<Facts>)}
    </FormDrawer>
  );
}
