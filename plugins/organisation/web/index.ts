import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    schools: () => import('./lists/SchoolsPage'),
    classes: () => import('./lists/ClassesPage'),
    people: () => import('./people/PeoplePage'),
    layers: () => import('./lists/LayersPage'),
    roles: () => import('./roles/RolesPage'),
    subjects: () => import('./lists/SubjectsPage'),
    terms: () => import('./lists/TermsPage'),
  },
  blocks: {},
});
