import { readFileSync } from 'node:fs';
import { installed } from '../../../host/generated/manifests';

const registry = JSON.parse(readFileSync(new URL('../../../registry.json', import.meta.url), 'utf8')) as {
  plugins: readonly { readonly id: string }[];
};
const ids = new Set(installed.map(({ manifest }) => manifest.id));

/** All plugins of the repository are in this build. The suite also runs on a registry of one, as the tutorial has it. */
export const isWholeRegistry = registry.plugins.every(({ id }) => ids.has(id));
