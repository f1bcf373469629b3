import type { BureauAdministration } from './bureaus/bureaus';
import type { CalendarAdministration } from './calendar/calendar';
import type { ClassAdministration } from './classes/classes';
import type { LayerAdministration } from './layers/layers';
import type { PeopleAdministration } from './people/people-administration';
import type { SchoolAdministration } from './schools/schools';
import type { SubjectAdministration } from './subjects/subjects';

/**
 * Acts of administrators on the organisation, over core's tables: every read and write is limited to the actor's scope
 * (their schools, and row-level security), names the version that it changes, and leaves an audit record in its
 * transaction.
 */
export interface OrganisationAdministration {
  readonly schools: SchoolAdministration;
  readonly classes: ClassAdministration;
  readonly people: PeopleAdministration;
  readonly bureaus: BureauAdministration;
  readonly subjects: SubjectAdministration;
  readonly layers: LayerAdministration;
  readonly calendar: CalendarAdministration;
}
