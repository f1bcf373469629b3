import { definePluginWeb, type LandingCheck } from 'edutech/core/web/plugin';
import plugin from '../plugin';

/** Without an address of the administrators' site there is nothing to hand over to: they are told and signed out. */
const hasAdminSite: LandingCheck = async ({ deployment }) => {
  const address = deployment.option('deployment', 'adminSiteUrl');
  return typeof address === 'string' && address !== '';
};

export default definePluginWeb(plugin, {
  pages: {
    modules: () => import('./modules/ModulesPage'),
    settings: () => import('./settings/SettingsPage'),
    serverFile: () => import('./settings/ServerFilePage'),
    mail: () => import('./mail/MailPage'),
    signOn: () => import('./sign-on/SignOnPage'),
    assistant: () => import('./assistant/AssistantPage'),
    messages: () => import('./message-services/MessageServicesPage'),
    jobs: () => import('./jobs/JobsPage'),
    conversions: () => import('./conversions/ConversionsPage'),
    health: () => import('./health/HealthPage'),
    backups: () => import('./backups/BackupsPage'),
    licences: () => import('./licences/LicencesPage'),
    calls: () => import('./calls/CallsPage'),
    storage: () => import('./storage/StoragePage'),
    audit: () => import('./audit/AuditPage'),
  },
  blocks: {
    health: () => import('./home-blocks/HealthBlock'),
    changes: () => import('./home-blocks/ChangesBlock'),
    acts: () => import('./home-blocks/ActsBlock'),
  },
  checks: { hasAdminSite },
});
