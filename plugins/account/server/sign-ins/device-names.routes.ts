import { notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api/sign-ins';
import { deleteDeviceName, selectDeviceNames, upsertDeviceName } from './sign-ins.queries';

export const listDeviceNames: Handler<typeof api.listDeviceNames> = ({ db, actor }) =>
  selectDeviceNames(db, actor.personId);

export const nameDevice: Handler<typeof api.nameDevice> = async ({ db, actor, input }) => {
  const name = input.name.trim();
  if (name === '') await deleteDeviceName(db, actor.personId, input.session);
  else if ((await upsertDeviceName(db, actor.personId, input.session, name)) === 0)
    throw notFound('account.devices.gone');
  return null;
};
