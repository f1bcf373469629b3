import { listDevices, type DeviceItem } from 'edutech/core/common/api/session';
import type { BlockData } from 'edutech/core/web/blocks';
import type { LoaderArgs } from 'edutech/core/web/plugin';

/** What the three pages show beside the session. */
export interface SettingsData {
  /** Null when they could not be asked for (before a password that must be changed is changed, too). */
  readonly devices: readonly DeviceItem[] | null;
  readonly devicesError: unknown;
  readonly blocks: BlockData;
}

/** Loads devices and the panels of other plugins; devices that cannot be had leave the rest of the page alone. */
export async function loadSettings({ blocks, call, signal }: LoaderArgs): Promise<SettingsData> {
  const [devices, panels] = await Promise.all([
    call(listDevices, {}, { quiet: true, signal }).then(
      (list) => ({ devices: list, devicesError: null }),
      (error: unknown) => ({ devices: null, devicesError: error }),
    ),
    blocks('settings'),
  ]);
  return { ...devices, blocks: panels };
}
