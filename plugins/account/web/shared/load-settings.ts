import { listDevices, type DeviceItem } from 'edutech/core/common/api/session';
import type { BlockData } from 'edutech/core/web/blocks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { ownProfile, type OwnProfile } from '../../api';

/** What the three pages show beside the session. */
export interface SettingsData {
  /** Null when they could not be asked for (before a password that must be changed is changed, too). */
  readonly devices: readonly DeviceItem[] | null;
  readonly devicesError: unknown;
  /** Null likewise: the rest of the page stands without it. */
  readonly profile: OwnProfile | null;
  readonly blocks: BlockData;
}

/** Loads profile, devices and the panels of other plugins; what cannot be had leaves the rest of the page alone. */
export async function loadSettings({ blocks, call, mustChangePassword, signal }: LoaderArgs): Promise<SettingsData> {
  if (mustChangePassword) return { devices: null, devicesError: null, profile: null, blocks: {} };
  const [devices, profile, panels] = await Promise.all([
    call(listDevices, {}, { quiet: true, signal }).then(
      (list) => ({ devices: list, devicesError: null }),
      (error: unknown) => ({ devices: null, devicesError: error }),
    ),
    call(ownProfile, {}, { quiet: true, signal }).catch(() => null),
    blocks('settings'),
  ]);
  return { ...devices, profile, blocks: panels };
}
