import { definePlugin } from 'edutech/core/common/plugin';

/** No pages: areas ask the connected service through the token `Assistant`; `deployment` sets it up. */
export default definePlugin({ id: 'assistant', title: 'assistant.name', requires: ['organisation'] });
