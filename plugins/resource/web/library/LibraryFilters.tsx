import { useLocation } from 'react-router';
import { ChosenChip } from 'edutech/core/ui/Chip';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { forms, kinds } from '../../model/kinds';
import type { LibraryData } from './load-library';

interface LibraryFiltersProps {
  readonly data: LibraryData;
  /** The book that the address narrows the list by; null: none. */
  readonly bookName: string | null;
}

/** What narrows the list besides the chapter: kind with how many there are, kind of file, words; and the order. */
export function LibraryFilters({ data, bookName }: LibraryFiltersProps) {
  const t = useText();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const countOf = (facet: string, value: string) =>
    data.facets.find((one) => one.facet === facet && one.value === value)?.count ?? 0;
  const offered = kinds.filter((kind) => countOf('kind', kind) > 0 || query.get('kind') === kind);
  return (
    <FilterBar
      search={t('resource.search')}
      filters={[
        {
          name: 'kind',
          label: t('resource.kind'),
          look: 'chips',
          all: t('resource.allKinds'),
          options: offered.map((kind) => ({
            value: kind,
            label: t(`resource.kind.${kind}`),
            count: countOf('kind', kind),
          })),
        },
        {
          name: 'form',
          label: t('resource.form'),
          all: t('resource.allForms'),
          options: forms.map((form) => ({ value: form, label: t(`resource.form.${form}`) })),
        },
        {
          name: 'sort',
          label: t('resource.sort'),
          all: t('resource.sort.newest'),
          options: [{ value: 'used', label: t('resource.sort.used') }],
        },
      ]}
      end={bookName !== null && <ChosenChip to={changed(query, { book: null, node: null })}>{bookName}</ChosenChip>}
    />
  );
}
