import { useQuery } from 'edutech/core/ui/table/use-query';
import { useNavigate } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';

interface YearChoiceProps {
  /** Years of which there are questions. */
  readonly years: readonly string[];
}

/** The year of a question: the last three together, or one of those that there are. */
export function YearChoice({ years }: YearChoiceProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = useQuery();
  const set = query.get('years') ?? '';
  const newest = years.toSorted().toReversed();
  const last = newest[0];
  const offered = [...(last ? [`${Number(last) - 2}-${last}`] : []), ...newest];
  return (
    <select
      className="input questions-filter-select t-13 natural"
      aria-label={t('questions.filter.years')}
      value={set}
      onChange={(event) => {
        void navigate(changed(query, { years: event.currentTarget.value }), { preventScrollReset: true });
      }}
    >
      <option value="">{t('questions.filter.anyYear')}</option>
      {(set === '' || offered.includes(set) ? offered : [set, ...offered]).map((value) => (
        <option key={value} value={value}>
          {value.replace('-', '–')}
        </option>
      ))}
    </select>
  );
}
