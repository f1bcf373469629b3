import { definePlugin } from 'edutech/core/common/plugin';

/** No pages: areas that put something on paper require it and take its parts from `kit`. */
export default definePlugin({ id: 'print', title: 'print.title' });
