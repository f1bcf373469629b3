import { definePlugin } from './plugin';

/** Core in the clothes of a plugin: its shared calls are declared, served, documented and tested like everybody's. */
export const corePlugin = definePlugin({ id: 'core' });
