import { Link, useLocation } from 'react-router';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useText } from 'edutech/core/web/hooks';
import { origins, reasons } from '../../../model/entry';
import { daysFilter, typeFilter } from '../../shared/filters';
import type { Collection } from '../load-collection';

/** What narrows the collection; all of it lives in the address. */
export function Filters({ list }: { readonly list: Collection }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  return (
    <FilterBar
      filters={[
        {
          name: 'state',
          label: t('wrong.filter.state'),
          all: t('wrong.filter.state.all'),
          look: 'chips',
          options: ['0', '1', '2'].map((value) => ({ value, label: t(`wrong.state.${value}`) })),
        },
        {
          name: 'point',
          label: t('wrong.filter.point'),
          all: t('wrong.filter.point'),
          options: list.points.map(({ kiid, knowName, count }) => ({ value: kiid, label: `${knowName} (${count})` })),
        },
        {
          name: 'reason',
          label: t('wrong.filter.reason'),
          all: t('wrong.filter.reason'),
          options: ['none', ...reasons].map((value) => ({ value, label: t(`wrong.reason.${value}`) })),
        },
        typeFilter(t),
        {
          name: 'origin',
          label: t('wrong.filter.origin'),
          all: t('wrong.filter.origin'),
          options: origins.map((value) => ({ value, label: t(`wrong.origin.${value}`) })),
        },
        daysFilter(t),
      ]}
      end={
        list.removed > 0 && !query.has('removed') ? (
          <Link to="?removed=1" className="btn btn-quiet btn-small">
            {t('wrong.trash', { count: list.removed })}
          </Link>
        ) : undefined
      }
    />
  );
}
