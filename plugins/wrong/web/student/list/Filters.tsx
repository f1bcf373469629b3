import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { origins, reasons } from '../../../model/entry';
import { daysFilter, typeFilter } from '../../shared/filters';
import type { Collection } from '../load-collection';

/** What narrows the collection; all of it lives in the address. */
export function Filters({ list }: { readonly list: Collection }) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const query = new URLSearchParams(useLocation().search);
  return (
    <FilterBar
      filters={[
        {
          name: 'state',
          label: say('wrong.filter.state'),
          all: say('wrong.filter.state.all'),
          look: 'chips',
          options: ['0', '1', '2'].map((value) => ({ value, label: say(`wrong.state.${value}`) })),
        },
        {
          name: 'point',
          label: say('wrong.filter.point'),
          all: say('wrong.filter.point'),
          options: list.points.map(({ kiid, knowName, count }) => ({ value: kiid, label: `${knowName} (${count})` })),
        },
        {
          name: 'reason',
          label: say('wrong.filter.reason'),
          all: say('wrong.filter.reason'),
          options: ['none', ...reasons].map((value) => ({ value, label: say(`wrong.reason.${value}`) })),
        },
        typeFilter(say),
        {
          name: 'origin',
          label: say('wrong.filter.origin'),
          all: say('wrong.filter.origin'),
          options: origins.map((value) => ({ value, label: say(`wrong.origin.${value}`) })),
        },
        daysFilter(say),
      ]}
      end={
        list.removed > 0 && !query.has('removed') ? (
          <Link to="?removed=1" className="btn btn-quiet btn-small">
            <FormattedMessage id="wrong.trash" values={{ count: list.removed }} />
          </Link>
        ) : undefined
      }
    />
  );
}
