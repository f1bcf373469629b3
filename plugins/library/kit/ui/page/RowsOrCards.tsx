import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { CoverCards } from 'edutech/core/ui/cards/CoverCard';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { useServices, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { mostListed } from '../../common/review';

type Table<Item> = ComponentProps<typeof DataTable<Item>>;

interface RowsOrCardsProps<Item extends { readonly id: string; readonly title: string }>
  extends Pick<Table<Item>, 'label' | 'columns' | 'sizes' | 'openAt' | 'bulk' | 'acts'> {
  /** Of the list, for what this device remembers of it: `resource.library`. */
  readonly name: string;
  readonly list: {
    readonly data: readonly Item[];
    readonly pageData: { readonly line: number; readonly total: number };
    readonly capped: boolean;
  };
  /** Parameters of the address that narrow the list. */
  readonly filters: readonly string[];
  /** Address of the list without them. */
  readonly clear: string;
  readonly empty: NonNullable<Table<Item>['empty']> & ComponentProps<typeof ListStates>['empty'];
  readonly card: (item: Item) => ReactNode;
}

/** A list as rows to act on or as cards to look at; this device remembers which. */
export function RowsOrCards<Item extends { readonly id: string; readonly title: string }>(
  props: RowsOrCardsProps<Item>,
) {
  const { name, list, filters, clear, empty, card, sizes, ...table } = props;
  const t = useText();
  const [look, setLook] = useLook(`look.${name}`);
  const query = new URLSearchParams(useLocation().search);
  const { data, pageData, capped } = list;
  const looks = (
    <Segmented
      label={t('library.kit.look')}
      value={look}
      onChange={setLook}
      options={[
        { value: 'rows', label: <LookIcon icon="List" label={t('library.kit.look.rows')} /> },
        { value: 'cards', label: <LookIcon icon="Grid" label={t('library.kit.look.cards')} /> },
      ]}
    />
  );
  const narrow = capped && <p className="note">{t('library.kit.capped', { most: mostListed })}</p>;
  if (look === 'rows') {
    return (
      <>
        <DataTable
          {...table}
          name={name}
          rows={data}
          total={pageData.total}
          sizes={sizes}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          filters={filters}
          tools={looks}
          empty={empty}
        />
        {narrow}
      </>
    );
  }
  return (
    <>
      <Row wrap gap={3} rows={2}>
        <span className="note">{t('core.ui.pager.total', { total: pageData.total })}</span>
        <Row as="span" wrap className="end">
          {looks}
        </Row>
      </Row>
      <ListStates
        count={data.length}
        filtered={['q', ...filters].some((filter) => query.has(filter))}
        clear={clear}
        empty={empty}
        skeleton="cards"
      >
        <CoverCards>{data.map(card)}</CoverCards>
      </ListStates>
      <Pager total={pageData.total} size={pageData.line} sizes={sizes} />
      {narrow}
    </>
  );
}

const LookIcon = ({ icon, label }: { readonly icon: 'List' | 'Grid'; readonly label: string }) => (
  <>
    <Icon name={icon} size={16} />
    <span className="visually-hidden">{label}</span>
  </>
);

type Look = 'rows' | 'cards';

function useLook(key: string): [Look, (look: Look) => void] {
  const { storage } = useServices();
  const [look, setLook] = useState<Look>(() => (storage.get<Look>(key) === 'cards' ? 'cards' : 'rows'));
  return [
    look,
    (next) => {
      storage.set(key, next, Number.POSITIVE_INFINITY);
      setLook(next);
    },
  ];
}
