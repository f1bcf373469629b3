import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Choice } from '../../api';
import { addressOf, type Choices } from '../address';

interface ChoosingProps {
  readonly q: string;
  readonly chosen: Choices;
  readonly facets: readonly Choice[];
}

const rows = ['stage', 'subject', 'grade'] as const;

/** Rows of choices that narrow what was found; a row with one choice only narrows nothing and is not drawn. */
export function Choosing({ q, chosen, facets }: ChoosingProps) {
  const shown = rows
    .map((facet) => ({ facet, values: facets.filter((one) => one.facet === facet) }))
    .filter(({ facet, values }) => values.length > 1 || chosen[facet]);
  if (shown.length === 0) return null;
  return (
    <Stack className="card pad-y-3 pad-x-4">
      {shown.map(({ facet, values }) => (
        <ChoiceRow key={facet} facet={facet} values={values} q={q} chosen={chosen} />
      ))}
    </Stack>
  );
}

interface ChoiceRowProps extends Omit<ChoosingProps, 'facets'> {
  readonly facet: (typeof rows)[number];
  readonly values: readonly Choice[];
}

function ChoiceRow({ facet, values, q, chosen }: ChoiceRowProps) {
  const t = useText();
  const { [facet]: current, ...others } = chosen;
  const title = t(`search.${facet}`);
  return (
    <Stack as="nav" gap={2} className="search-choice" aria-label={title}>
      <span className="muted t-13">{title}</span>
      <Row align="stretch" wrap>
        <Chip selected={!current} to={addressOf(q, others)}>
          {t('search.any')}
        </Chip>
        {values.map(({ value, count }) => (
          <Chip key={value} selected={current === value} to={addressOf(q, { ...others, [facet]: value })}>
            {facet === 'stage' ? t(`search.stage.${value}`) : <CityWords>{value}</CityWords>}
            <span className="search-chip-count muted size-12 num">{count}</span>
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}
