import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { useText } from 'edutech/core/web/hooks';
import type { NewsType } from '../../api';
import { listAddress } from '../../model/news';

interface TypeListProps {
  readonly types: readonly NewsType[];
  readonly typeId: string | undefined;
  readonly siteId: string | undefined;
}

/** The types as links: beside the list, on narrow screens a row above it. */
export function TypeList({ types, typeId, siteId }: TypeListProps) {
  const t = useText();
  const all = types.reduce((sum, { total }) => sum + total, 0);
  const rows = [{ typeId: undefined, name: t('news.list.all'), total: all }, ...types];
  return (
    <nav className="card news-types scrolls-x bare" aria-label={t('news.list.types')}>
      {rows.map((row) => (
        <Link
          key={row.typeId ?? 'all'}
          to={listAddress(row.typeId, siteId)}
          aria-current={row.typeId === typeId ? 'page' : undefined}
        >
          {row.name}
          <small>
            <FormattedNumber value={row.total} />
          </small>
        </Link>
      ))}
    </nav>
  );
}
