import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useCall } from 'edutech/core/web/hooks';
import { type ImportDetail, mapColumns } from '../../api';
import { useAct } from './use-act';

/** What the columns of the file hold: guessed, and to be changed. All rows are checked again. */
export function ColumnsPanel({ shown }: { shown: ImportDetail }) {
  const intl = useIntl();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useAct();
  const [mapping, setMapping] = useState<readonly string[]>(shown.mapping);
  const missing = shown.fields.filter(({ id, required }) => required && !mapping.includes(id));
  const isChanged = mapping.some((field, column) => field !== shown.mapping[column]);
  const choose = (column: number, field: string) =>
    // a field is held by one column: whoever had it gives it up
    setMapping(mapping.map((one, index) => (index === column ? field : one === field ? '' : one)));
  const save = () =>
    run(async () => {
      await call(mapColumns, { id: shown.id, mapping: [...mapping], version: shown.version });
      await revalidate();
    });
  return (
    <details className="card organisation-columns" open={missing.length > 0 || isChanged}>
      <summary>
        <b>
          <FormattedMessage id="organisation.rosters.columns" />
        </b>{' '}
        <span className="muted">
          <FormattedMessage
            id="organisation.rosters.columnsNote"
            values={{ used: mapping.filter(Boolean).length, all: mapping.length }}
          />
        </span>
      </summary>
      {missing.length > 0 && (
        <p className="organisation-warning" role="status">
          <FormattedMessage
            id="organisation.rosters.columnsMissing"
            values={{
              fields: missing
                .map(({ id }) => intl.formatMessage({ id: `organisation.rosters.field.${id}` }))
                .join('、'),
            }}
          />
        </p>
      )}
      <ul className="organisation-mapping">
        {shown.heading.map((title, column) => (
          // columns have no other name than their place
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file never change their order
          <li key={column}>
            <label>
              <b>{title || intl.formatMessage({ id: 'organisation.rosters.noTitle' }, { number: column + 1 })}</b>
              <span className="muted clip1">
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
                <option value="">{intl.formatMessage({ id: 'organisation.rosters.unused' })}</option>
                {shown.fields.map(({ id }) => (
                  <option key={id} value={id}>
                    {intl.formatMessage({ id: `organisation.rosters.field.${id}` })}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      {isChanged && (
        <Button look="primary" busy={isBusy} onClick={() => void save()}>
          <FormattedMessage id="organisation.rosters.checkAgain" />
        </Button>
      )}
    </details>
  );
}
