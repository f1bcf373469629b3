import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Assistant } from 'edutech/plugins/assistant/api';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type * as api from '../../api';
import { requestStates, stuckPlaces } from '../../model/request';
import { selectDeskRequests } from '../desk/desk.queries';
import { itemOnDesk } from '../desk/desk.routes';
import { bodiesOf, versionOf } from '../items/present-item';
import type { Parts } from '../parts';

/** Longest draft. Tokens. */
const mostTokens = 600;

const instructions = `You help a school teacher to draft a short written explanation for students who ask about an exercise.
Write in the language of the exercise, at most 160 words, in steps, formulas in LaTeX between dollar signs.
Explain the idea first, then the steps. Do not address a single student. The teacher reads, corrects and decides.`;

/**
 * A draft for the teacher alone. The assistant is given the exercise, its key, and how many are stuck where; no student's own words and
 * no name leave the school. It is logged, and becomes an answer only by the teacher's own hand.
 */
export const draftAnswer =
  ({ bank, database }: Parts, assistant: Assistant, audit: Audit): Handler<typeof api.draftAnswer> =>
  async ({ actor, input, now, language, client }) => {
    const { item, text } = await database.read(actor, async (db) => {
      const { item: found, teaching } = await itemOnDesk(db, actor, input.itemId, { now, language });
      const waiting = (await selectDeskRequests(db, teaching, found)).filter(
        ({ state, stuck }) => state === requestStates.open && (!input.stuck || stuck === input.stuck),
      );
      const version = versionOf(found);
      const key = version ? (await bank.keys(db, [version])).get(versionKey(version)) : undefined;
      const body = (await bodiesOf(db, bank, [found]))(found);
      const counts = stuckPlaces.map(
        (place) => [place, waiting.filter(({ stuck }) => stuck === place).length] as const,
      );
      const parts = [
        `EXERCISE\n${body ? plainText(textOf(body.stem)) : found.words}`,
        key && 'answer' in key && key.answer ? `KEY\n${plainText(textOf(key.answer))}` : '',
        `STUDENTS ARE STUCK AT\n${counts.map(([place, count]) => `${place}: ${count}`).join('\n')}`,
      ];
      return { item: found, text: parts.filter((part) => part !== '').join('\n\n') };
    });
    let draft = '';
    const question = { schoolId: item.schoolId, personId: actor.personId, purpose: 'coach.draft', instructions };
    for await (const piece of assistant.stream({ ...question, text, mostTokens })) draft += piece;
    await database.write(actor, (db) =>
      audit.record(db, actor, {
        act: 'coach.draft',
        objectKind: 'question',
        objectId: item.id,
        schoolId: item.schoolId,
        facts: {},
        address: client.address,
      }),
    );
    return { text: draft.trim() };
  };
