import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    approvals: () => import('./approvals/ApprovalsPage'),
    schools: () => import('./lists/SchoolsPage'),
    classes: () => import('./lists/ClassesPage'),
    people: () => import('./people/PeoplePage'),
    layers: () => import('./lists/LayersPage'),
    rosters: () => import('./rosters/RostersPage'),
    rosterImport: () => import('./rosters/ImportPage'),
    oneRoster: () => import('./one-roster/OneRosterPage'),
    cards: () => import('./cards/CardsPage'),
    transfers: () => import('./transfers/TransfersPage'),
    rollOver: () => import('./roll-over/RollOverPage'),
    consents: () => import('./consents/ConsentsPage'),
    guardian: () => import('./consents/GuardianPage'),
    roles: () => import('./roles/RolesPage'),
    subjects: () => import('./lists/SubjectsPage'),
    terms: () => import('./lists/TermsPage'),
    timetable: () => import('./timetable/admin/AdminWeekPage'),
    timetableEdit: () => import('./timetable/desk/DeskPage'),
    termDays: () => import('./timetable/days/DaysPage'),
    week: () => import('./timetable/week/WeekPage'),
    studentWeek: () => import('./timetable/week/WeekPage'),
  },
  blocks: {
    size: () => import('./lists/SizeBlock'),
    myConsents: () => import('./consents/MyConsentsBlock'),
    childConsents: () => import('./consents/ChildConsentsBlock'),
  },
});
