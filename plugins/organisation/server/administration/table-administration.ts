import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { termsChanged } from 'edutech/core/server/terms/terms';
import type { OrganisationAdministration } from './administration';
import { bureauAdministration } from './bureaus/bureaus';
import { calendarAdministration } from './calendar/calendar';
import { carryJob } from 'edutech/core/server/organisation/next-term/next-term';
import { classAdministration } from './classes/classes';
import { layerAdministration } from './layers/layers';
import { peopleAdministration } from './people/people';
import type { PeopleParts } from './people/people-administration';
import { schoolAdministration } from './schools/schools';
import { subjectAdministration } from './subjects/subjects';

/** The administration over core's tables. It keeps nothing, so there is one for all. */
export const tableAdministration = (parts: PeopleParts & { readonly jobs: Jobs }): OrganisationAdministration => ({
  schools: schoolAdministration(parts.audit),
  classes: classAdministration(parts),
  people: peopleAdministration(parts),
  bureaus: bureauAdministration(parts),
  subjects: subjectAdministration(parts.audit),
  layers: layerAdministration(parts.audit),
  calendar: calendarAdministration(parts.audit, async (db) => {
    await parts.events.emit(db, { name: termsChanged, payload: {} });
    await parts.jobs.add(db, carryJob, {}, { once: carryJob });
  }),
});
