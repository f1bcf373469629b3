import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FormattedNumber } from 'react-intl';
import { useText } from '../../web/hooks';
import { Chip, ChosenChip } from '../Chip';
import { Icon } from '../icons/Icon';
import { NarrowFold } from '../layout/NarrowFold';
import { changed } from './rules/list-address';
import { useQuery } from './use-query';

/** One choice that narrows a list. */
export interface Filter {
  /** Name in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly count?: number }[];
  /** `chips` for a few choices that should be seen (with the first for all), else a list to choose from. */
  readonly look?: 'chips' | 'select';
  /** The words for no choice. */
  readonly all: string;
  /** Words between that and the chips, which each need not say again. */
  readonly lead?: ReactNode;
}

interface FilterBarProps {
  /** The placeholder of the search box; absent: there is none. */
  readonly search?: string;
  readonly filters?: readonly Filter[];
  /** Parameters of the address that a choice takes away besides (a class, when another school is chosen). */
  readonly resets?: Readonly<Record<string, readonly string[]>>;
  /** At the end of the line. */
  readonly end?: ReactNode;
}

/** What narrows a list: chips, choices and a search box. All of it lives in the address; on phones the choices fold. */
export function FilterBar({ search, filters = [], resets = {}, end }: FilterBarProps) {
  const navigate = useNavigate();
  const query = useQuery();
  const changes = (name: string, value: string | null) => ({
    [name]: value,
    ...Object.fromEntries((resets[name] ?? []).map((other) => [other, null])),
  });
  const choices = filters.map(({ name, label, options, look = 'select', all, lead }) =>
    look === 'chips' ? (
      <fieldset key={name} className="filter-chips shrink" aria-label={label}>
        <Chip selected={!query.get(name)} to={changed(query, changes(name, null))}>
          {all}
        </Chip>
        {lead && <span className="filter-lead note nowrap">{lead}</span>}
        {options.map((option) => (
          <Chip
            key={option.value}
            selected={query.get(name) === option.value}
            to={changed(query, changes(name, option.value))}
          >
            {option.count !== undefined && (
              <b className="num">
                <FormattedNumber value={option.count} />
              </b>
            )}
            {option.label}
          </Chip>
        ))}
      </fieldset>
    ) : (
      <select
        key={name}
        className="input filter-select natural"
        aria-label={label}
        value={query.get(name) ?? ''}
        onChange={(event) => {
          void navigate(changed(query, changes(name, event.currentTarget.value)), { preventScrollReset: true });
        }}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label as string}
          </option>
        ))}
      </select>
    ),
  );
  const chosen = filters.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => value === query.get(name))
      .map(({ label }) => (
        <ChosenChip key={name} to={changed(query, changes(name, null))}>
          {label}
        </ChosenChip>
      )),
  );
  // one choice finds room beside the search box of a phone, two without it
  const folds = filters.length > (search === undefined ? 2 : 1);
  return (
    <search className="filter-bar below-3">
      {folds ? <NarrowFold chosen={chosen}>{choices}</NarrowFold> : choices}
      {search !== undefined && <SearchBox placeholder={search} query={query} />}
      {end && <div className="filter-end">{end}</div>}
    </search>
  );
}

/** How long somebody pauses before the list is searched. */
const pauseMilliseconds = 350;

function SearchBox({ placeholder, query }: { placeholder: string; query: URLSearchParams }) {
  const t = useText();
  const navigate = useNavigate();
  const set = query.get('q') ?? '';
  const [typed, setTyped] = useState(set);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [known, setKnown] = useState(set);
  if (known !== set) {
    // the address has changed by other means than typing: Back, or "clear"
    setKnown(set);
    if (typed.trim() !== set) setTyped(set);
  }
  const find = (q: string) => {
    clearTimeout(timer.current);
    if (q.trim() === set) return;
    void navigate(changed(query, { q: q.trim() || null }), { replace: set !== '', preventScrollReset: true });
  };
  // No search after the box has disappeared
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <label className="filter-search">
      <Icon name="Search" size={16} />
      <input
        className="input"
        type="search"
        value={typed}
        placeholder={placeholder}
        aria-label={t('core.ui.table.search')}
        maxLength={100}
        onChange={(event) => {
          const q = event.currentTarget.value;
          setTyped(q);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => find(q), pauseMilliseconds);
        }}
        onKeyDown={(event) => event.key === 'Enter' && find(event.currentTarget.value)}
      />
    </label>
  );
}
