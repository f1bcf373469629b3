import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { ChosenChip } from 'edutech/core/ui/layout/ChosenChip';
import { Row } from 'edutech/core/ui/layout/Row';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { AuditFacts } from '../../../api';
import type { AuditQuery } from '../../../model/audit-query';
import { Fields } from './Fields';
import { Period } from './Period';

interface SearchFormProps {
  readonly query: AuditQuery;
  /** The address with each condition under its name. */
  readonly asked: URLSearchParams;
  readonly facts: AuditFacts;
  /** With the address that shows what is looked for. */
  readonly onSearch: (address: string) => void;
  /** In the line of the field. */
  readonly children: ReactNode;
}

const conditions = ['who', 'act', 'object', 'address'] as const;

/** One field for whom, what and from where; what it was taken as stands below, and the fields for each behind a button. */
export function SearchForm({ query, asked, facts, onSearch, children }: SearchFormProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  usePageKeys(({ key }) => {
    if (key.toLowerCase() !== 'f') return false;
    input.current?.focus();
    return true;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    const nothing = Object.fromEntries(conditions.map((one) => [one, null]));
    onSearch(changed(asked, { ...nothing, q: typed || null }));
  };
  const chosen = conditions.filter((one) => query[one]);
  const words = ({ act }: AuditQuery) =>
    facts.areas.flatMap((area) => [area, ...area.acts]).find(({ id }) => id === act)?.title ?? act;
  return (
    <search>
      <form className="filter-bar below-3 deployment-audit-search" onSubmit={submit}>
        <label className="filter-search">
          <Icon name="Search" size={16} />
          <input
            ref={input}
            className="input"
            type="search"
            name="q"
            defaultValue={chosen.map((one) => (one === 'act' ? words(query) : query[one])).join(' ')}
            maxLength={64}
            aria-label={t('deployment.audit.search.all')}
            placeholder={t('deployment.audit.search.all')}
          />
        </label>
        {children}
        <Row wrap gap={2}>
          <Period query={query} asked={asked} since={facts.since} />
          <Button
            look="quiet"
            icon="Filter"
            iconAfter={isOpen ? 'ChevronUp' : 'ChevronDown'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('deployment.audit.search.more')}
          </Button>
        </Row>
      </form>
      {isOpen && <Fields query={query} areas={facts.areas} onSearch={onSearch} />}
      {chosen.length > 0 && (
        <Row wrap gap={2} className="below-3">
          {chosen.map((one) => (
            <ChosenChip key={one} to={changed(asked, { [one]: null })}>
              {t(`deployment.audit.search.${one}`)} <b>{one === 'act' ? words(query) : query[one]}</b>
            </ChosenChip>
          ))}
          {query.who && !query.object && (
            <Button look="quiet" size="small" to={changed(asked, { who: null, object: query.who })}>
              {t('deployment.audit.search.asObject', { name: query.who })}
            </Button>
          )}
          {query.object && !query.who && (
            <Button look="quiet" size="small" to={changed(asked, { object: null, who: query.object })}>
              {t('deployment.audit.search.asWho', { name: query.object })}
            </Button>
          )}
        </Row>
      )}
    </search>
  );
}
