import Type from 'typebox';
import * as api from '../../common/api/prepared-files';
import { corePlugin } from '../../common/core-plugin';
import { AppError, notFound } from '../../common/errors';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer } from '../plugin';
import { Contents } from '../files/contents/contents';
import { Files } from '../files/files';
import { forgetExpiredFiles, sweepFiles } from '../files/sweep-files';
import { selectPrepared } from '../prepared/prepared-files.queries';

/**
 * Background work for files, and the files that people have had made there; {@link serveFiles} serves them, and code that accepts
 * uploads stores them.
 */
export const filesHalf = definePluginServer(corePlugin, {
  api,
  deps: { contents: Contents, database: Database, clock: Clock, files: Files },
  demo: {
    samples: {
      preparedFile: () => ({
        refused: { id: '0'.repeat(32) },
        shownBy: 'tests/api/core-services/prepared-files.test.ts',
      }),
    },
    pages: {},
  },
  setup: ({ files, ...parts }) => ({
    handlers: {
      preparedFile: async ({ db, actor, input }) => {
        const { fileId, fault, notes } = await selectPrepared(db, input.id, actor.personId);
        if (fault) throw new AppError(fault.key, fault.code, fault.params);
        if (!fileId) throw notFound('core.prepared.notFound');
        const file = await files.find(db, fileId);
        const address = files.ticketAddress(file, 'download', actor.sessionId);
        return { address, name: file.name, bytes: file.bytes, notes: [...notes] };
      },
    },
    jobs: [
      {
        name: 'core.sweepFiles',
        payload: Type.Object({}),
        schedule: '40 3 * * *',
        leaseSeconds: 300,
        canStop: true,
        run: (_payload, context) => sweepFiles(parts, parts.clock.now(), context),
      },
      {
        name: 'core.forgetExpiredFiles',
        payload: Type.Object({}),
        schedule: '*/10 * * * *',
        run: (_payload, context) => forgetExpiredFiles(parts, context),
      },
    ],
  }),
});
