import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { smartManagement, smartMarking, smartTeaching } from './handlers';

export default definePluginWeb(plugin, {
  pages: {
    home: () => import('./home/HomePage'),
    services: () => import('./services/ServicesPage'),
    software: () => import('./services/SoftwarePage'),
    pictures: () => import('./admin/PicturesPage'),
    notices: () => import('./admin/NoticesPage'),
  },
  blocks: {
    banner: () => import('./home/BannerBlock'),
    focus: () => import('./home/FocusBlock'),
    applications: () => import('./home/ApplicationsBlock'),
    courses: () => import('./home/CoursesBlock'),
    statistics: () => import('./statistics/StatisticsBlock'),
    services: () => import('./home/ServicesBlock'),
  },
  handlers: { smartTeaching, smartMarking, smartManagement },
});
