import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { Tag } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { useWork } from 'edutech/core/web/asking/use-work';
import { listSharedComputers, registerSharedComputer, removeSharedComputer, type SharedComputerItem } from '../../api';

export const loader = ({ call, signal }: LoaderArgs): Promise<readonly SharedComputerItem[]> =>
  call(listSharedComputers, {}, { quiet: true, signal });

/** The computers of a school's rooms: registered where one stands, one's own removed from anywhere. */
export function Block({ data }: { data: readonly SharedComputerItem[] }) {
  const intl = useIntl();
  const t = useText();
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
  const say = useUndo();
  const remove = ({ computer, name: label }: SharedComputerItem) =>
    run(async () => {
      await call(removeSharedComputer, { computer, undo: false }, { quiet: true });
      say('account.sharedComputers.removed', { name: label }, () =>
        call(removeSharedComputer, { computer, undo: true }),
      );
    });
  const isHere = data.some(({ isThis }) => isThis);
  return (
    <Stack gap={4}>
      <p className="account-note muted t-13">{t('account.sharedComputers.text')}</p>
      {data.map((one) => (
        <p key={one.computer} className="account-classroom-line">
          <span>
            {one.name} {one.isThis && <Tag tone="done">{t('account.sharedComputers.this')}</Tag>}{' '}
            <span className="muted">
              {t('account.sharedComputers.by', {
                by: one.by,
                day: intl.formatDate(one.registeredAt, { dateStyle: 'medium' }),
              })}
            </span>
          </span>
          {one.isMine && (
            <Button
              size="small"
              aria-label={t('account.sharedComputers.removeOf', { name: one.name })}
              onClick={() => remove(one)}
            >
              {t('account.classrooms.removeDevice')}
            </Button>
          )}
        </p>
      ))}
      {!isHere && (
        <form className="account-classroom-line" onSubmit={register}>
          <span className="login-input">
            <input
              value={name}
              maxLength={40}
              aria-label={t('account.sharedComputers.name')}
              placeholder={t('account.sharedComputers.name')}
              onChange={(event) => setName(event.target.value)}
            />
          </span>
          <Button type="submit" size="small" busy={isBusy} disabled={name.trim() === ''}>
            {t('account.sharedComputers.register')}
          </Button>
        </form>
      )}
      {error !== undefined && (
        <p className="above-2 ink-late t-13" role="alert">
          <ErrorText error={error} />
        </p>
      )}
    </Stack>
  );
}
