import { useSearchParams } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { useText } from 'edutech/core/web/hooks';
import type { Column } from '../rules/columns';
import { withQuery } from './wish';

interface ColumnMenuProps {
  readonly columns: readonly Column[];
  readonly column: Column;
}

/** Which question is corrected, and how far each is. */
export function ColumnMenu({ columns, column }: ColumnMenuProps) {
  const t = useText();
  const [query] = useSearchParams();
  return (
    <DropMenu
      className="btn btn-small"
      trigger={
        <>
          {t('work.correct.number', { number: column.number })}
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      {columns.map((one) => (
        <DropItem
          key={one.id}
          to={`?${withQuery(query, { item: one.itemId, part: one.part ? String(one.part) : '', attempt: '' })}`}
          current={one.id === column.id}
          note={one.item.open > 0 ? t('work.correct.openOf', { count: one.item.open }) : t('work.correct.filter.done')}
        >
          {t('work.correct.number', { number: one.number })} {t(`work.correct.type.${one.question.type}`)}
        </DropItem>
      ))}
    </DropMenu>
  );
}
