import { contributions } from '../../common/token';

/** A file that lies finished in a folder of this machine. */
export interface FolderFile {
  readonly path: string;
  readonly name: string;
}

/** What takes files out of a folder that the command line of the deployment watches. */
export interface FolderIntake {
  /** The command: `scans`. */
  readonly word: string;
  accepts(name: string): boolean;
  /** Takes a file for `target`, an id; false: its content is there already. The file stays where it is. */
  take(target: string, file: FolderFile): Promise<boolean>;
}
export const FolderIntakes = contributions<FolderIntake>('core.FolderIntakes');
