import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type ImportDetail, mapColumns } from '../../api';
import { useAct } from 'edutech/core/ui/form/saving/use-act';

/** What the columns of the file hold: guessed, and to be changed. All rows are checked again. */
export function ColumnsPanel({ shown }: { shown: ImportDetail }) {
  const t = useText();
  const call = useCall();
  const [mapping, setMapping] = useState<readonly string[]>(shown.mapping);
  const missing = shown.fields.filter(({ id, required }) => required && !mapping.includes(id));
  const isChanged = mapping.some((field, column) => field !== shown.mapping[column]);
  const choose = (column: number, field: string) =>
    // a field is held by one column: whoever had it gives it up
    setMapping(mapping.map((one, index) => (index === column ? field : one === field ? '' : one)));
  const save = useAct(() => call(mapColumns, { id: shown.id, mapping: [...mapping], version: shown.version }));
  return (
    <details className="card organisation-columns pad-4 below-4" open={missing.length > 0 || isChanged}>
      <summary className="round-card pressable hovers">
        <b>{t('organisation.rosters.columns')}</b>{' '}
        <span className="muted">
          {t('organisation.rosters.columnsNote', { used: mapping.filter(Boolean).length, all: mapping.length })}
        </span>
      </summary>
      {missing.length > 0 && (
        <p className="organisation-warning pad-y-2 pad-x-3 above-2 below-2" role="status">
          {t('organisation.rosters.columnsMissing', {
            fields: missing.map(({ id }) => t(`organisation.rosters.field.${id}`)).join('、'),
          })}
        </p>
      )}
      <ul className="organisation-mapping above-5">
        {shown.heading.map((title, column) => (
          // columns have no other name than their place
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file never change their order
          <li key={column}>
            <Stack as="label" gap={1}>
              <b>{title || t('organisation.rosters.noTitle', { number: column + 1 })}</b>
              <span className="muted clip1 size-13">
                {shown.sample
                  .map((cells) => cells[column])
                  .filter(Boolean)
                  .slice(0, 2)
                  .join(' / ')}
              </span>
              <select
                className="input"
                value={mapping[column] ?? ''}
                onChange={(event) => choose(column, event.currentTarget.value)}
              >
                <option value="">{t('organisation.rosters.unused')}</option>
                {shown.fields.map(({ id }) => (
                  <option key={id} value={id}>
                    {t(`organisation.rosters.field.${id}`)}
                  </option>
                ))}
              </select>
            </Stack>
          </li>
        ))}
      </ul>
      {isChanged && (
        <Button look="primary" busy={save.isBusy} onClick={() => void save.run()}>
          {t('organisation.rosters.checkAgain')}
        </Button>
      )}
    </details>
  );
}
