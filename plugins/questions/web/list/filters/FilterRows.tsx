import { useQuery } from 'edutech/core/ui/table/use-query';
import { useNavigate } from 'react-router';
import { questionTypes } from '../../../kit/common/types/question-types';
import { Card } from 'edutech/core/ui/Card';
import { NarrowFold } from 'edutech/core/ui/layout/NarrowFold';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { abilities } from '../../../kit/common/types/abilities';
import { questionKinds } from '../../../model/kinds';
import { rated, uses, valuesIn } from '../bank-wish';
import type { Facet } from '../load-bank';
import { FilterRow } from './FilterRow';
import { RegionChoice } from './RegionChoice';
import { YearChoice } from './YearChoice';

interface FilterRowsProps {
  readonly facets: readonly Facet[];
}

/** Parameters of the address that the lines set. */
const rowNames = ['type', 'difficulty', 'ability', 'kind', 'years', 'region', 'use'];

/** What narrows the list by what a question is: a line for type, difficulty, ability, and where it comes from. */
export function FilterRows({ facets }: FilterRowsProps) {
  const t = useText();
  const query = useQuery();
  const has = (facet: Facet['facet'], value: string) =>
    facets.some((one) => one.facet === facet && one.value === value) || valuesIn(query, facet).includes(value);
  // papers that this bank has nothing of are not offered
  const kinds = questionKinds.filter((kind) => has('kind', kind));
  const years = facets.filter(({ facet }) => facet === 'year').map(({ value }) => value);
  return (
    <NarrowFold count={rowNames.flatMap((name) => valuesIn(query, name)).length}>
      <Card className="pad-y-2 pad-x-4">
        <FilterRow
          label={t('questions.filter.type')}
          name="type"
          options={Object.values(questionTypes).map((type) => ({
            value: String(type),
            label: t(`questions.type.${type}`),
          }))}
        />
        <FilterRow
          label={t('questions.filter.difficulty')}
          name="difficulty"
          options={rated.map((value) => ({ value: String(value), label: t(`questions.difficulty.${value}`) }))}
        />
        <FilterRow
          label={t('questions.filter.ability')}
          name="ability"
          options={abilities.map((value) => ({ value, label: t(`questions.ability.${value}`) }))}
        />
        <FilterRow
          label={t('questions.filter.kind')}
          name="kind"
          clears={['years', 'region', 'use']}
          options={kinds.map((kind) => ({ value: kind, label: t(`questions.kind.${kind}`) }))}
        >
          <YearChoice years={years} />
          <RegionChoice key={query.get('region')} />
          <UseChoice />
        </FilterRow>
      </Card>
    </NarrowFold>
  );
}

/** Whether one has used a question oneself. */
function UseChoice() {
  const t = useText();
  const navigate = useNavigate();
  const query = useQuery();
  return (
    <select
      className="input questions-filter-select t-13 natural"
      aria-label={t('questions.filter.use')}
      value={query.get('use') ?? ''}
      onChange={(event) => {
        void navigate(changed(query, { use: event.currentTarget.value }), { preventScrollReset: true });
      }}
    >
      <option value="">{t('questions.filter.anyUse')}</option>
      {uses.map((use) => (
        <option key={use} value={use}>
          {t(`questions.filter.${use}`)}
        </option>
      ))}
    </select>
  );
}
