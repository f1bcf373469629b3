import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource, NewTask, TaskQuestion } from 'edutech/plugins/home/api';
import type { ChildSource } from '../../api/sources';
import { eveningOf, minutesOf } from '../../model/evening';
import { isDone } from '../../model/homework-states';
import { isWaiting } from '../../model/messages';
import { routes } from '../../routes';
import { messagesOfChild } from '../notices/messages-of-child';
import { homeworkOf } from './homework';
import type { OwnChild, OwnChildren } from './own-children';

interface Parts {
  readonly children: OwnChildren;
  readonly sources: readonly ChildSource<Db>[];
  readonly texts: Texts;
}

/** A guardian's day in the line of the portal: of each child what is left of the evening, and what the school says or asks. */
export const homeSource = (parts: Parts): HomeSource<Db, SignedIn> => ({
  tasks: async (db, question) => {
    if (question.types !== 'guardian') return [];
    const tasks = [];
    for (const child of await parts.children.of(db, question.actor, question.now)) {
      tasks.push(...(await evening(parts, child, question)));
      tasks.push(...(await messages(parts, db, child, question)));
    }
    return tasks;
  },
});

type Asked = TaskQuestion<SignedIn>;

async function evening({ children, sources, texts }: Parts, child: OwnChild, asked: Asked): Promise<NewTask[]> {
  const { language, now } = asked;
  const all = await children.read(child, (own) => homeworkOf(sources, own, child, asked));
  const pieces = eveningOf(all, now).evening;
  const left = pieces.filter(({ state }) => !isDone(state));
  if (left.length === 0) return [];
  return [
    {
      id: `guardian.evening.${child.childId}`,
      area: 'guardian',
      act: 'begin',
      count: left.length,
      text: texts.say(language, 'guardian.home.evening', {
        name: child.name,
        done: minutesOf(pieces) - minutesOf(left),
        assigned: minutesOf(pieces),
      }),
      due: left.find(({ dueAt }) => dueAt !== null)?.dueAt ?? null,
      path: routes.today.to({ child: child.childId }),
    },
  ];
}

async function messages({ children, texts }: Parts, db: Db, child: OwnChild, asked: Asked): Promise<NewTask[]> {
  const { actor, language, now } = asked;
  const waiting = (await messagesOfChild(children, db, actor, child, now)).filter(isWaiting);
  if (waiting.length === 0) return [];
  return [
    {
      id: `guardian.messages.${child.childId}`,
      area: 'guardian',
      act: 'see',
      count: waiting.length,
      text: texts.say(language, 'guardian.home.messages', { name: child.name }),
      path: routes.notices.to({ child: child.childId }),
    },
  ];
}
