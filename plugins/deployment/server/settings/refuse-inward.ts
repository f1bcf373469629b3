import type { AppError } from 'edutech/core/common/errors';
import { InwardAddress, outwardAddress } from 'edutech/core/server/outward/outward';
import type { HeldSettings } from 'edutech/core/server/settings/held-settings';

/** Throws `error` for a host that leads to this machine itself, unless the city's file allows it. */
export async function refuseInward(host: string, { file }: Pick<HeldSettings, 'file'>, error: AppError): Promise<void> {
  if (file.allowLocalAddresses) return;
  try {
    await outwardAddress(host);
  } catch (found) {
    // a name that is not known yet may be set up before it is; each use looks again
    if (found instanceof InwardAddress) throw error;
  }
}
