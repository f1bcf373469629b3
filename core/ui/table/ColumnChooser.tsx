import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { useText } from '../../web/hooks';
import { IconButton } from '../IconButton';
import type { Column } from './rules/columns';

interface ColumnChooserProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly string[];
  /** Null: the table's own choice again. */
  readonly onChange: (ids: readonly string[] | null) => void;
}

/** Chooses which columns a table shows. */
export function ColumnChooser<Row>({ columns, shown, onChange }: ColumnChooserProps<Row>) {
  const t = useText();
  return (
    <Menu
      checkedValues={{ columns: [...shown] }}
      onCheckedValueChange={(_, { checkedItems }) => onChange(checkedItems)}
      positioning="below-end"
    >
      <MenuTrigger disableButtonEnhancement>
        <IconButton icon="Options" label={t('core.ui.table.columns')} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {columns
            .filter(({ main }) => !main)
            .map(({ id, title }) => (
              <MenuItemCheckbox key={id} name="columns" value={id} persistOnClick>
                {title}
              </MenuItemCheckbox>
            ))}
          <MenuDivider />
          <MenuItem onClick={() => onChange(null)}>{t('core.ui.table.columnsReset')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
