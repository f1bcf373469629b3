import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import type { Column } from '../rules/columns';
import { withQuery } from './wish';

interface ColumnMenuProps {
  readonly columns: readonly Column[];
  readonly column: Column;
}

/** Which question is corrected, and how far each is. */
export function ColumnMenu({ columns, column }: ColumnMenuProps) {
  const [query] = useSearchParams();
  return (
    <DropMenu
      className="btn btn-small"
      trigger={
        <>
          <FormattedMessage id="work.correct.number" values={{ number: column.number }} />
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      {columns.map((one) => (
        <DropItem
          key={one.id}
          to={`?${withQuery(query, { item: one.itemId, part: one.part ? String(one.part) : '', attempt: '' })}`}
          current={one.id === column.id}
          note={
            one.item.open > 0 ? (
              <FormattedMessage id="work.correct.openOf" values={{ count: one.item.open }} />
            ) : (
              <FormattedMessage id="work.correct.filter.done" />
            )
          }
        >
          <FormattedMessage id="work.correct.number" values={{ number: one.number }} />{' '}
          <FormattedMessage id={`work.correct.type.${one.question.type}`} />
        </DropItem>
      ))}
    </DropMenu>
  );
}
