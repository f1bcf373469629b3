import { definePlugin } from 'edutech/core/common/plugin';

/** No pages: areas that keep, share and review things require it and take its parts from `kit`. */
export default definePlugin({ id: 'library', title: 'library.title', requires: ['textbook'] });
