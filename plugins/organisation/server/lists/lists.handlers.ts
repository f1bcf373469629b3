import { bureauHandlers } from './bureaus.routes';
import { calendarHandlers } from './calendar.routes';
import { classHandlers } from './classes.routes';
import { layerHandlers } from './layers.routes';
import type { ListParts } from './parts';
import { peopleHandlers } from './people.routes';
import { placeHandlers } from './place.routes';
import { schoolHandlers } from './schools.routes';

export const listHandlers = (parts: ListParts) => ({
  ...placeHandlers(parts),
  ...schoolHandlers(parts),
  ...classHandlers(parts),
  ...layerHandlers(parts),
  ...calendarHandlers(parts),
  ...peopleHandlers(parts),
  ...bureauHandlers(parts),
});
