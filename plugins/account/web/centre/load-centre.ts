import { listDevices, type DeviceItem } from 'edutech/core/common/api/session';
import type { BlockData } from 'edutech/core/web/blocks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import {
  listDeviceNames,
  listMatters,
  listSignIns,
  listVisits,
  type MatterList,
  type OwnProfile,
  ownProfile,
  type SignInItem,
  type VisitItem,
} from '../../api';
import { type CentreTab, tabIn } from '../../model/centre/centre-tabs';

/** What the three pages show beside the session. */
export interface CentreData {
  /** Null: the address names none. */
  readonly tab: CentreTab | null;
  /** Null when they could not be asked for (before a password that must be changed is changed, too). */
  readonly devices: readonly DeviceItem[] | null;
  readonly devicesError: unknown;
  /** Null likewise: the rest of the page stands without it. */
  readonly profile: OwnProfile | null;
  /** Panels of other plugins in the open tab. */
  readonly blocks: BlockData;
  /** Null in other tabs, and when they could not be asked for. */
  readonly signIns: readonly SignInItem[] | null;
  readonly visits: readonly VisitItem[] | null;
  readonly matters: MatterList | null;
  /** Own names of devices by session; empty in other tabs. */
  readonly deviceNames: ReadonlyMap<string, string>;
}

/** Loads what head and list say of an account, and what the open tab needs; what cannot be had leaves the rest alone. */
export async function loadCentre({ blocks, call, mustChangePassword, signal, url }: LoaderArgs): Promise<CentreData> {
  const tab = tabIn(url.searchParams);
  const lists = { signIns: null, visits: null, matters: null, deviceNames: new Map<string, string>() };
  const nothing = { tab, devices: null, devicesError: null, profile: null, blocks: {}, ...lists };
  if (mustChangePassword) return nothing;
  const quiet = { quiet: true, signal } as const;
  const shown = tab ?? 'profile';
  const [devices, profile, panels, signIns, visits, matters, names] = await Promise.all([
    call(listDevices, {}, quiet).then(
      (list) => ({ devices: list, devicesError: null }),
      (error: unknown) => ({ devices: null, devicesError: error }),
    ),
    call(ownProfile, {}, quiet).catch(() => null),
    blocks(`settings.${shown}`),
    shown === 'security' ? call(listSignIns, {}, quiet).catch(() => null) : null,
    shown === 'data' ? call(listVisits, {}, quiet).catch(() => null) : null,
    shown === 'notify' ? call(listMatters, {}, quiet).catch(() => null) : null,
    shown === 'devices' ? call(listDeviceNames, {}, quiet).catch(() => []) : [],
  ]);
  return {
    tab,
    ...devices,
    profile,
    blocks: panels,
    signIns,
    visits,
    matters,
    deviceNames: new Map(names.map(({ session, name }) => [session, name])),
  };
}
