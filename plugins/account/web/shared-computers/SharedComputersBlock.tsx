import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import {
  listSharedComputers,
  registerSharedComputer,
  removeSharedComputer,
  type SharedComputerItem,
} from '../../api/shared-computers';
import { useWork } from '../factors/useWork';

export const loader = ({ call, signal }: LoaderArgs): Promise<readonly SharedComputerItem[]> =>
  call(listSharedComputers, {}, { quiet: true, signal });

/** The computers of a school's rooms: registered where one stands, removed from anywhere. */
export function Block({ data }: { data: readonly SharedComputerItem[] }) {
  const intl = useIntl();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const { isBusy, error, run } = useWork();
  const [name, setName] = useState('');
  const act = (work: () => Promise<unknown>) => run(() => work().then(revalidate));
  const register = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void act(() => call(registerSharedComputer, { name: name.trim() }, { quiet: true }).then(() => setName('')));
  };
  const isHere = data.some(({ isThis }) => isThis);
  return (
    <div className="account-classrooms">
      <p className="account-note">
        <FormattedMessage id="account.sharedComputers.text" />
      </p>
      {data.map(({ computer, name: label, by, registeredAt, isThis }) => (
        <p key={computer} className="account-classroom-line">
          <span>
            {label}{' '}
            {isThis && (
              <Tag tone="done">
                <FormattedMessage id="account.sharedComputers.this" />
              </Tag>
            )}{' '}
            <span className="muted">
              <FormattedMessage
                id="account.sharedComputers.by"
                values={{ by, day: intl.formatDate(registeredAt, { dateStyle: 'medium' }) }}
              />
            </span>
          </span>
          <Button
            size="small"
            aria-label={intl.formatMessage({ id: 'account.sharedComputers.removeOf' }, { name: label })}
            onClick={() => act(() => call(removeSharedComputer, { computer }, { quiet: true }))}
          >
            <FormattedMessage id="account.classrooms.removeDevice" />
          </Button>
        </p>
      ))}
      {!isHere && (
        <form className="account-classroom-line" onSubmit={register}>
          <span className="login-input">
            <input
              value={name}
              maxLength={40}
              aria-label={intl.formatMessage({ id: 'account.sharedComputers.name' })}
              placeholder={intl.formatMessage({ id: 'account.sharedComputers.name' })}
              onChange={(event) => setName(event.target.value)}
            />
          </span>
          <Button type="submit" size="small" busy={isBusy} disabled={name.trim() === ''}>
            <FormattedMessage id="account.sharedComputers.register" />
          </Button>
        </form>
      )}
      {error !== null && (
        <p className="account-error" role="alert">
          <ErrorText error={error} />
        </p>
      )}
    </div>
  );
}
