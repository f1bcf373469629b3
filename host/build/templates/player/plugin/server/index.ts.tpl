import { forbidden } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import { Files } from 'edutech/core/server/files/files';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { selectOneShown, selectShown } from './files.queries';

const schoolOf = ({ schoolId }: SignedIn) => {
  if (!schoolId) throw forbidden();
  return schoolId;
};

export default definePluginServer(plugin, {
  api,
  deps: { files: Files, conversions: Conversions },
  demo,
  setup: ({ files, conversions }) => ({
    handlers: {
      listFiles: ({ db, actor }) => selectShown(db, schoolOf(actor)),
      getFile: async ({ db, actor, input }) => {
        const row = await selectOneShown(db, schoolOf(actor), input.id);
        const file = await files.find(db, row.fileId);
        const made = (await conversions.renditionsOf(db, [file], { session: actor.sessionId })).get(file.id);
        return {
          ...row,
          ext: file.ext,
          src: files.ticketAddress(file, 'view', actor.sessionId),
          pdf: made?.kind === 'document' ? made.pdf : '',
        };
      },
    },
  }),
});
