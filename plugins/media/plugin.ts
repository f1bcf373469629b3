import { definePlugin } from 'edutech/core/common/plugin';

/** No pages: what shows films, documents and uploads requires it and takes its parts from `kit`. */
export default definePlugin({ id: 'media', title: 'media.title' });
