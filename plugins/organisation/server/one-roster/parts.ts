import type { Stopwatch } from 'edutech/core/server/clock';
import type { Vault } from 'edutech/core/server/security/vault';
import type { HeldSettings } from 'edutech/core/server/settings/held-settings';
import type { RosterParts } from '../rosters/parts';

/** What a connected service stands on. */
export interface SourceParts extends RosterParts {
  readonly vault: Vault;
  readonly held: HeldSettings;
  readonly stopwatch: Stopwatch;
  /** The folder of CSV files that the city's file names; empty: none. */
  readonly oneRosterFolder: string;
}

/** What a secret is sealed for. */
export const secretPurpose = 'organisation.oneRoster';
