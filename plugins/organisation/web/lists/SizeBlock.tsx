import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { adminSchools, type SchoolItem } from '../../api';

/** The one school of those who administer one; null: there are several. */
export const loader: Loader<SchoolItem | null> = async ({ call, signal }) => {
  const { items } = await call(adminSchools, { page: 1, pageLine: 2 }, { signal });
  return items.length === 1 ? items[0]! : null;
};

/** Beside the day on the workbench: how large the school is. */
export function Block({ data }: { readonly data: SchoolItem | null }) {
  const t = useText();
  return (
    data &&
    (['classes', 'students', 'staff'] as const).map((kind) => (
      <span key={kind} className="organisation-size">
        {t(`organisation.size.${kind}`, { count: data[kind] })}
      </span>
    ))
  );
}
