import { notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import type * as api from '../../api';
import { levels } from '../../model/word';
import { requireMine } from '../library/library.routes';
import { selectOffered, updateAudio } from '../library/words.queries';
import type { Speech } from './speech';

/** Says words that nobody has recorded; a recording is never replaced by a program's voice. */
export const makeAudio =
  (files: Files, speech: Speech): Handler<typeof api.makeAudio> =>
  async ({ db, actor, input }) => {
    const rows = await selectOffered(db, actor, input.wordIds);
    if (rows.length < input.wordIds.length) throw notFound('dictionary.error.noWord');
    for (const row of rows) requireMine(row, actor);
    const silent = rows.filter(({ audioId }) => audioId === null);
    for (const row of silent) {
      const owner = { personId: actor.personId, schoolId: row.schoolId };
      const file = await speech.say(row.text, row.language, (path) =>
        files.store(db, { path, name: `${row.text}.wav` }, 'audio', owner),
      );
      if (row.level === levels.city) await files.publish(db, file.id);
      await updateAudio(db, row, file.id, 'made');
    }
    return { made: silent.length };
  };
