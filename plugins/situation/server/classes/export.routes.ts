import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { isNotYet } from '../../model/class-points';
import { fewestPeople } from '../../model/states';
import { loadClass } from './class-data';
import { classPoints } from './class-figures';
import type { Parts } from './class.routes';

interface ExportParts extends Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly texts: Texts;
}

const percent = (value: number | null): string => (value === null ? '–' : `${(100 * value).toFixed(1)}%`);

export const exportClassMap =
  ({ audit, files, textbooks, texts }: ExportParts): Handler<typeof api.exportClassMap> =>
  async ({ db, actor, input, now, language, client }) => {
    const data = await loadClass(db, textbooks, input, { actor, now, language });
    const { taught, students, mastery, mondays, topic } = data;
    const say = (key: string) => texts.say(language, `situation.sheet.${key}`);
    const points = classPoints(data);
    const map = {
      name: say('points'),
      columns: [
        { title: say('point'), width: 26 },
        { title: say('state'), width: 12 },
        { title: say('value'), width: 12 },
        { title: say('people'), width: 10 },
        { title: say('answers'), width: 10 },
        { title: say('notYet'), width: 12 },
        ...mondays.map((day) => ({ title: day, width: 12 })),
      ],
      rows: points.map((point) => [
        point.name,
        say(`state.${point.state}`),
        percent(point.value),
        point.people,
        point.answers,
        point.notYet ?? '–',
        ...point.weeks.map(percent),
      ]),
    };
    const notYet = new Set(
      mastery.filter(({ ability }) => isNotYet(ability)).map(({ studentId, pointId }) => `${studentId}/${pointId}`),
    );
    const lists = {
      name: say('students'),
      columns: [{ title: say('point'), width: 26 }, { title: say('student') }],
      // of fewer than five people nobody is named
      rows: points
        .filter(({ people }) => people >= fewestPeople)
        .flatMap(({ pointId, name }) =>
          students
            .filter(({ studentId }) => notYet.has(`${studentId}/${pointId}`))
            .map((student) => [name, student.name]),
        ),
    };
    await audit.record(db, actor, {
      act: 'situation.export',
      objectKind: 'class',
      objectId: taught.classId,
      schoolId: taught.schoolId,
      facts: { title: topic?.name ?? '' },
      address: client.address,
    });
    const name = texts.say(language, 'situation.sheet.file', { class: taught.className, topic: topic?.name ?? '' });
    return sheetFile(db, files, actor, name, [map, lists]);
  };
