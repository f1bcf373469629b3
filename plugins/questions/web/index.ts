import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openBoutiqueQuestionBank } from './alerts';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./list/BankPage'),
    cq: () => import('./editor/CqPage'),
    preview: () => import('./preview/PreviewPage'),
    import: () => import('./import/ImportPage'),
    review: () => import('./review/ReviewPage'),
  },
  blocks: { editor: () => import('./editor/EditorBlock') },
  handlers: { openBoutiqueQuestionBank },
});
