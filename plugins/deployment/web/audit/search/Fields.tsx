import { type FormEvent, useId, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { DayInput } from 'edutech/core/ui/form/days/DayInput';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { AuditFacts } from '../../../api';
import type { AuditQuery } from '../../../model/audit-query';

interface FieldsProps {
  readonly query: AuditQuery;
  readonly areas: AuditFacts['areas'];
  /** With the address that shows what is looked for. */
  readonly onSearch: (address: string) => void;
}

/** Who, what, to whom, from where and when, each in a field of its own. */
export function Fields({ query, areas, onSearch }: FieldsProps) {
  const t = useText();
  const id = useId();
  const [days, setDays] = useState({ from: query.from, until: query.until });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    );
    // the days as they are kept, and the chips as they are
    const chosen: [string, string][] = [
      ['from', days.from],
      ['until', days.until],
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
  const day = (name: 'from' | 'until') => (
    <Stack gap={1}>
      <label htmlFor={`${id}${name}`}>{t(`deployment.audit.search.${name}`)}</label>
      <DayInput
        id={`${id}${name}`}
        value={days[name]}
        required
        onChange={(value) => setDays({ ...days, [name]: value })}
      />
    </Stack>
  );
  return (
    <form className="card deployment-audit-fields pad-4 below-3" onSubmit={submit}>
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
      {day('from')}
      {day('until')}
      <Button type="submit" look="primary" icon="Search">
        {t('deployment.audit.search.go')}
      </Button>
    </form>
  );
}
