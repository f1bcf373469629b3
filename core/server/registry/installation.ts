import type { CityFile } from '../../common/registry';
import { token } from '../../common/token';
import type { RunningPlugin } from './resolve-plugins';

/** The installed plugins and their origin, for operators of the deployment. */
export interface Installation {
  /** Version of the platform. */
  readonly version: string;
  /** Folder of the repository or package that runs. */
  readonly root: string;
  readonly dataFolder: string;
  /** In navigation order. */
  readonly plugins: readonly RunningPlugin[];
  /** Part of the build or the registry, but off by a file. */
  readonly off: readonly string[];
  /** The city's own file, and what it sets; null: there is none, and every setting has its default. */
  readonly cityFile: string | null;
  readonly given: CityFile;
}
export const Installation = token<Installation>('core.Installation');

/** The licence of something that ships with the platform. */
export interface DependencyLicence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as its package says. */
  readonly licence: string;
  readonly author: string;
  readonly homepage: string;
  /** Named in our package.json; else something named there needs it. */
  readonly isDirect: boolean;
}
export const Licences = token<readonly DependencyLicence[]>('core.Licences');
