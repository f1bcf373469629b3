import { useQuery } from 'edutech/core/ui/table/use-query';
import type { ReactNode } from 'react';
import { Chip } from 'edutech/core/ui/Chip';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { turnedIn, valuesIn } from '../bank-wish';

interface FilterRowProps {
  readonly label: string;
  /** Name in the address; several values of it may hold at once. */
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Parameters that "all" takes away besides. */
  readonly clears?: readonly string[];
  /** Behind the choices: what narrows the same thing in another way. */
  readonly children?: ReactNode;
}

/** One thing that narrows the list: its name, "all", and choices of which several may hold. */
export function FilterRow({ label, name, options, clears = [], children }: FilterRowProps) {
  const t = useText();
  const query = useQuery();
  const chosen = valuesIn(query, name);
  const none = Object.fromEntries([name, ...clears].map((one) => [one, null]));
  return (
    <div className="questions-filter pad-y-1">
      <span className="questions-filter-name note pad-y-1" aria-hidden="true">
        {label}
      </span>
      <Row as="fieldset" wrap gap="half" className="questions-filter-choices shrink" aria-label={label}>
        <Chip selected={[name, ...clears].every((one) => !query.has(one))} to={changed(query, none)}>
          {t('questions.filter.all')}
        </Chip>
        {options.map((option) => (
          <Chip
            key={option.value}
            selected={chosen.includes(option.value)}
            to={changed(query, { [name]: turnedIn(query, name, option.value) })}
          >
            {option.label}
          </Chip>
        ))}
        {children}
      </Row>
    </div>
  );
}
