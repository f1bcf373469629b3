import { useSearchParams } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { useText } from 'edutech/core/web/hooks';
import { withQuery } from '../frame/wish';
import { mostColumns, toggledColumns } from './rules/chosen-columns';
import type { Column } from '../rules/columns';

interface ColumnsMenuProps {
  readonly columns: readonly Column[];
  readonly shown: readonly Column[];
}

/** Which questions stand side by side: two to eight. */
export function ColumnsMenu({ columns, shown }: ColumnsMenuProps) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const ids = new Set(shown.map(({ id }) => id));
  return (
    <DropMenu
      className="btn btn-small"
      trigger={
        <>
          {t('work.correct.columns', { count: shown.length })}
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      {columns.map(({ id, number, question, item }) => (
        <DropItem
          key={id}
          checked={ids.has(id)}
          note={item.open > 0 && t('work.correct.openOf', { count: item.open })}
          disabled={!ids.has(id) && shown.length >= mostColumns}
          onChoose={() =>
            setQuery(withQuery(query, { columns: toggledColumns(columns, shown, id).join(',') }), { replace: true })
          }
        >
          {t('work.correct.number', { number })} {t(`work.correct.type.${question.type}`)}
        </DropItem>
      ))}
    </DropMenu>
  );
}
