import { buffer } from 'node:stream/consumers';
import { forbidden } from 'edutech/core/common/errors';
import { cityDay } from 'edutech/core/common/time/city-time';
import { asSystem } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { captionsOfSpeech } from '../../model/spoken';
import type { Parts } from '../parts';
import { countTranscribed, deleteTranscribedBefore, selectOwnRecording } from './captions.queries';
import { refusal, type Transcription } from './transcription';

/** Longest recording: what services of this kind take. Bytes. */
const mostBytes = 25 * 1024 * 1024;
const system = asSystem('recordings written down are counted');

/** A draft of subtitles for the teacher, who corrects it: nobody reads it before the answer is published or corrected with it. */
export const draftCaptions =
  ({ database, files }: Parts, transcription: Transcription, audit: Audit): Handler<typeof api.draftCaptions> =>
  async ({ actor, input: { fileId, cut }, now, client }) => {
    const { schoolId } = actor;
    if (!transcription.isThere) throw refusal('off');
    if (!schoolId) throw forbidden();
    const recording = await database.read(actor, (db) => selectOwnRecording(db, actor.personId, fileId));
    if (recording.bytes > mostBytes) throw refusal('tooLong');
    const day = cityDay(now);
    const counted = await database.write(system, async (db) => {
      await deleteTranscribedBefore(db, schoolId, day);
      return countTranscribed(db, schoolId, day, transcription.daily);
    });
    if (!counted) throw refusal('overBudget');
    const bytes = new Uint8Array(await buffer(await files.open(recording)));
    const { text, spoken } = await transcription.read({ ...recording, bytes });
    await database.write(actor, (db) =>
      audit.record(db, actor, {
        act: 'coach.captions',
        objectKind: 'content',
        objectId: fileId,
        schoolId,
        facts: {},
        address: client.address,
      }),
    );
    return { text: captionsOfSpeech(spoken, text, cut) };
  };
