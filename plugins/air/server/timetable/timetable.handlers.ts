import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Handlers } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api/timetable';
import type { Settings } from 'edutech/core/server/settings/settings';
import { sendCalendar } from './calendar.routes';
import { exportDraft, publish, saveDraft, showDraft } from './draft-weeks.routes';
import type { PeriodOptions } from './frame';
import { showToday, showWeek } from './published-weeks.routes';

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly texts: Texts;
  readonly settings: Settings;
  readonly options: PeriodOptions;
}

/** The timetable of lessons: weeks for everybody, drafts for the city's editors. */
export const timetableHandlers = (parts: Parts): Handlers<typeof api> => ({
  airWeek: showWeek(parts),
  airToday: showToday(parts),
  airCalendar: sendCalendar(parts),
  editWeek: showDraft(parts),
  saveWeek: saveDraft(parts),
  publishWeek: publish(parts),
  exportWeek: exportDraft(parts),
});
