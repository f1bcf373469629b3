import { definePlugin } from 'edutech/core/common/plugin';

/** No pages: areas in which people write require it and take its parts from `kit`. */
export default definePlugin({ id: 'writing', title: 'writing.title' });
