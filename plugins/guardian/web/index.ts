import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    today: () => import('./family/TodayPage'),
    work: () => import('./family/WorkPage'),
    results: () => import('./family/ResultsPage'),
    notices: () => import('./family/NoticesPage'),
    join: () => import('./join/JoinPage'),
    contact: () => import('./contact/ContactPage'),
    administer: () => import('./contact/ContactPage'),
  },
  blocks: { joinWay: () => import('./join/JoinWayBlock') },
});
