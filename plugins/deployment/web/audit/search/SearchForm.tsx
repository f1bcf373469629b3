import { type FormEvent, useRef } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { useText } from 'edutech/core/web/hooks';
import type { AuditFacts } from '../../../api';
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
  const isNarrow = useNarrow();
  const fold = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  usePageKeys(({ key }) => {
    if (key.toLowerCase() !== 'f') return false;
    if (fold.current) fold.current.open = true;
    form.current?.querySelector('input')?.focus();
    return true;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    );
    // the chips stay as they are
    const chosen: [string, string][] = [
      ['group', query.group],
      ['signIns', query.signIns ? '1' : ''],
      ['mine', query.mine ? '1' : ''],
    ];
    onSearch(`?${new URLSearchParams([...typed, ...chosen.filter(([, value]) => value)])}`);
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
  const fields = (
    <form ref={form} className="card deployment-audit-search pad-4 above-3 below-3" onSubmit={submit}>
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
  );
  return (
    <search>
      {isNarrow ? (
        <details ref={fold} className="above-3 below-3">
          <summary className="t-strong">{t('deployment.audit.filter')}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </search>
  );
}
