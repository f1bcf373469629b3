import { FormattedNumber } from 'react-intl';
import { useLocation } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Card } from 'edutech/core/ui/Card';
import { Chip } from 'edutech/core/ui/Chip';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { resourceFacets } from '../../api';

type Facets = OutputOf<typeof resourceFacets>['facets'];
type FacetName = Facets[number]['facet'];

/** Lines in their order, with what a choice in one takes away from those that hang on it. */
const lines: readonly { readonly facet: FacetName; readonly resets: readonly FacetName[] }[] = [
  { facet: 'stage', resets: ['grade'] },
  { facet: 'grade', resets: [] },
  { facet: 'subject', resets: [] },
  { facet: 'kind', resets: [] },
  { facet: 'form', resets: [] },
];

/** How the list is shared out: a line for each facet, each choice with how many there are. */
export function FacetLines({ facets }: { readonly facets: Facets }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const shown = lines.filter(({ facet }) => query.has(facet) || facets.some((one) => one.facet === facet));
  if (shown.length === 0) return null;
  return (
    <Card className="resource-facets pad-y-1 pad-x-4">
      {shown.map(({ facet, resets }) => (
        <FacetLine
          key={facet}
          facet={facet}
          resets={resets}
          choices={facets.filter((one) => one.facet === facet)}
          query={query}
        />
      ))}
    </Card>
  );
}

interface FacetLineProps {
  readonly facet: FacetName;
  readonly resets: readonly FacetName[];
  readonly choices: Facets;
  readonly query: URLSearchParams;
}

function FacetLine({ facet, resets, choices, query }: FacetLineProps) {
  const t = useText();
  const label = t(`resource.facet.${facet}`);
  const chosen = query.get(facet);
  const to = (value: string | null) =>
    changed(query, { [facet]: value, ...Object.fromEntries(resets.map((other) => [other, null])) });
  return (
    <div className="resource-facet pad-y-2 ruled">
      <span className="note pad-y-1" aria-hidden="true">
        {label}
      </span>
      <Row as="fieldset" align="stretch" wrap gap={1} className="resource-facet-choices shrink" aria-label={label}>
        <Chip selected={chosen === null} to={to(null)}>
          {t('resource.facet.all')}
        </Chip>
        {choices.map(({ value, name, count }) => (
          <Chip key={value} selected={value === chosen} to={to(value)}>
            {name || t(`resource.${facet}.${value}`)}
            <span className="num fine">
              <FormattedNumber value={count} />
            </span>
          </Chip>
        ))}
      </Row>
    </div>
  );
}
