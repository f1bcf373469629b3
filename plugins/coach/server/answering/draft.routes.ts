import type { Handler } from 'edutech/core/server/call';
import type { Assistant } from 'edutech/plugins/assistant/api';
import type { Audit } from 'edutech/core/server/audit/audit';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type * as api from '../../api';
import { requestStates } from '../../model/request';
import { selectDeskRequests } from '../desk/desk.queries';
import { itemOnDesk } from '../desk/desk.routes';
import { bodiesOf, versionOf } from '../items/present-item';
import type { Parts } from '../parts';

/** Questions that are quoted to the assistant: what students say, never who says it. */
const mostQuoted = 12;

const instructions = `You help a school teacher to draft a short written explanation for students who ask about an exercise.
Write in the language of the exercise, at most 160 words, in steps, formulas in LaTeX between dollar signs.
Explain the idea first, then the steps. Do not address a single student. The teacher reads, corrects and decides.`;

/** A draft for the teacher alone. It is logged, and becomes an answer only by the teacher's own hand. */
export const draftAnswer =
  ({ bank, database }: Parts, assistant: Assistant, audit: Audit): Handler<typeof api.draftAnswer> =>
  async ({ actor, input, now, language, client }) => {
    const { item, quoted, body, key, studentIds } = await database.read(actor, async (db) => {
      const { item: found, teaching } = await itemOnDesk(db, actor, input.itemId, { now, language });
      const requests = (await selectDeskRequests(db, teaching, found)).filter(
        ({ state, stuck }) => state === requestStates.open && (!input.stuck || stuck === input.stuck),
      );
      const asked = requests.filter(({ words }) => words !== '').slice(0, mostQuoted);
      const version = versionOf(found);
      const keys = version ? await bank.keys(db, [version]) : new Map();
      return {
        item: found,
        quoted: asked.map(({ words }) => words),
        studentIds: [...new Set(asked.map(({ personId }) => personId))],
        body: (await bodiesOf(db, bank, [found]))(found),
        key: version ? keys.get(versionKey(version)) : undefined,
      };
    });
    const exercise = body ? plainText(textOf(body.stem)) : item.words;
    const solution = key?.answer ? plainText(textOf(key.answer)) : '';
    const text = [
      `EXERCISE\n${exercise}`,
      ...(solution ? [`KEY\n${solution}`] : []),
      ...(quoted.length > 0 ? [`STUDENTS ASK\n${quoted.map((words) => `- ${words}`).join('\n')}`] : []),
    ].join('\n\n');
    let draft = '';
    for await (const piece of assistant.stream({
      schoolId: item.schoolId,
      personId: actor.personId,
      purpose: 'coach.draft',
      instructions,
      text,
      studentIds,
      mostTokens: 600,
    }))
      draft += piece;
    await database.write(actor, (db) =>
      audit.record(db, actor, {
        act: 'coach.draft',
        objectKind: 'coachItem',
        objectId: item.id,
        schoolId: item.schoolId,
        facts: { quoted: quoted.length },
        address: client.address,
      }),
    );
    return { text: draft.trim() };
  };
