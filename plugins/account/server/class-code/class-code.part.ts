import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import type { Handlers } from 'edutech/core/server/call';
import type { ServerParts } from 'edutech/core/server/plugin';
import type * as cardApi from '../../api/card';
import type * as codeApi from '../../api/class-code';
import { entryLife } from '../../model/class-code/pictures';
import { signInByCard } from '../card/card.routes';
import type { ClassCodeServices } from './class-code-services';
import { deleteOldCodes, deleteOldDevices } from './class-code.queries';
import {
  clearPictures,
  closeClass,
  listClassrooms,
  openClass,
  registerDevice,
  removeDevice,
} from './classrooms.routes';
import { deviceSince } from './devices';
import { enterClass, signInByPictures } from './enter.routes';

type Api = typeof cardApi & typeof codeApi;

/** Sign-in of young students: class code, registered devices, pictures, cards. */
export function classCodePart(services: ClassCodeServices): ServerParts<Api> {
  const { clock, database } = services;
  const handlers: Handlers<Api> = {
    enterClass: enterClass(services),
    signInByPictures: signInByPictures(services),
    listClassrooms: listClassrooms(services),
    openClass: openClass(services),
    closeClass: closeClass(services),
    registerDevice: registerDevice(services),
    removeDevice: removeDevice(services),
    clearPictures: clearPictures(services),
    signInByCard: signInByCard(services),
  };
  return {
    handlers,
    jobs: [
      {
        name: 'account.tidyClassCodes',
        payload: Type.Object({}),
        schedule: '23 * * * *',
        run: async () => {
          const now = clock.now();
          await database.write(asSystem('class codes that are over are removed'), async (db) => {
            // who entered at the end still chooses
            await deleteOldCodes(db, new Date(now.getTime() - entryLife));
            await deleteOldDevices(db, deviceSince(now));
          });
        },
      },
    ],
  };
}
