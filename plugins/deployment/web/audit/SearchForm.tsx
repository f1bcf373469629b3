import type { FormEvent } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { AuditFacts } from '../../api';
import type { AuditQuery } from './audit-query';

interface SearchFormProps {
  readonly query: AuditQuery;
  readonly areas: AuditFacts['areas'];
  /** With the address that shows what is looked for. */
  readonly onSearch: (address: string) => void;
}

/** Who, what, to whom, when, from where. It works as a form of its own too: the search lives in the address. */
export function SearchForm({ query, areas, onSearch }: SearchFormProps) {
  const t = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    );
    onSearch(`?${new URLSearchParams(typed)}`);
  };
  const field = (name: 'who' | 'object' | 'address') => (
    <label>
      {t(`deployment.audit.search.${name}`)}
      <input
        className="input"
        type="search"
        name={name}
        defaultValue={query[name]}
        maxLength={64}
        placeholder={t(`deployment.audit.search.${name}Hint`)}
      />
    </label>
  );
  return (
    <search>
      <form className="card deployment-audit-search pad-4 above-3 below-3" onSubmit={submit}>
        {field('who')}
        <label>
          {t('deployment.audit.search.act')}
          <select className="input" name="act" defaultValue={query.act}>
            <option value="">{t('deployment.audit.search.anyAct')}</option>
            {areas.map((area) => (
              <optgroup key={area.id} label={area.title}>
                <option value={area.id}>{t('deployment.audit.search.allOf', { area: area.title })}</option>
                {area.acts.map((act) => (
                  <option key={act.id} value={act.id}>
                    {act.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {field('object')}
        {field('address')}
        <label>
          {t('deployment.audit.search.from')}
          <input className="input" type="date" name="from" defaultValue={query.from} required />
        </label>
        <label>
          {t('deployment.audit.search.until')}
          <input className="input" type="date" name="until" defaultValue={query.until} required />
        </label>
        <Button type="submit" look="primary" icon="Search">
          {t('deployment.audit.search.go')}
        </Button>
      </form>
    </search>
  );
}
