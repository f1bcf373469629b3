import type { Db } from 'edutech/core/server/data/db';
import { Remembered } from 'edutech/core/server/data/remembered';
import type { Texts } from 'edutech/core/server/texts';
import type { ExplainRow, HomeQuestion, HomeSource } from 'edutech/plugins/home/api';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { plainText, textParts } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import { routes } from '../../routes';
import { selectForToday } from '../practice/today';
import type { Sources } from '../sources';
import { selectFrequentlyWrong } from './home-source.queries';

const day = 86_400_000;
/** Days for which a class's mistakes are shown on the home. */
const newsDays = 7;
const mostExplained = 4;
/** Characters of a question that are read at a glance. */
const longestText = 60;
/** Questions whose beginning a process remembers: 200 bytes each. */
const mostBeginnings = 2000;

interface Parts {
  readonly texts: Texts;
  readonly bank: QuestionBank<Db>;
  readonly sources: Sources;
}

/** On the homes: today's practice for students; for teachers, what many of a class got wrong lately. */
export const homeSource = ({ texts, bank, sources }: Parts): HomeSource<Db> => {
  const beginnings = new Remembered<Beginning>({ most: mostBeginnings });
  return {
    tasks: async (db, { personId, types, language, now }) => {
      if (types !== 'student') return [];
      const { chosen } = await selectForToday(db, { sources }, personId, now);
      if (chosen.length === 0) return [];
      const minutes = Math.ceil(chosen.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
      return [
        {
          id: 'wrong.today',
          area: 'wrong',
          act: 'practise',
          count: chosen.length,
          text: texts.say(language, 'wrong.home.today', { count: chosen.length }),
          note: texts.say(language, 'wrong.home.minutes', { minutes }),
          minutes,
          path: routes.studentList.to({ view: 'practise' }),
        },
      ];
    },
    explain: (db, question) => worthExplaining({ bank, beginnings }, db, question),
  };
};

/** The first words of a question, with its formulas and in plain text. */
interface Beginning {
  readonly written: string;
  readonly text: string;
}

async function worthExplaining(
  { bank, beginnings }: Pick<Parts, 'bank'> & { readonly beginnings: Remembered<Beginning> },
  db: Db,
  question: HomeQuestion,
): Promise<ExplainRow[]> {
  const since = new Date(question.now.getTime() - newsDays * day);
  const rows = await selectFrequentlyWrong(db, question, since, mostExplained);
  if (rows.length === 0) return [];
  const bodies = await bank.bodies(db, rows);
  return rows.flatMap((row) => {
    const key = versionKey(row);
    const body = bodies.get(key);
    if (!body) return [];
    const { classId, className, subjectId, questionId, title, answered, wrong } = row;
    // a version never changes; whether it may be seen was just asked
    const beginning = beginnings.known(key, question.now) ?? beginningOf(body);
    beginnings.set(key, beginning, question.now);
    return [
      {
        id: `${classId} ${questionId}`,
        ...beginning,
        questionId,
        classId,
        className,
        subjectId,
        title,
        wrong,
        rate: 1 - wrong / answered,
        path: routes.list.to({ class: classId, subject: subjectId, days: newsDays }),
      },
    ];
  });
}

/** A formula is never cut. */
function beginningOf({ stem }: QuestionBody): Beginning {
  const text = textOf(stem).replaceAll(/\s+/g, ' ').trim();
  let written = '';
  let left = longestText;
  for (const { kind, value } of textParts(text)) {
    if (left <= 0) break;
    const part = kind === 'formula' ? `$${value}$` : value.slice(0, left);
    written += part;
    left -= plainText(part).length;
  }
  const shown = written.length < text.length ? `${written}…` : written;
  return { written: shown, text: plainText(shown) };
}
