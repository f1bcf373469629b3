import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import type { Texts } from 'edutech/core/server/texts';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import { itemsOf, type PaperDocument, pointsOfItem } from '../../model/paper/document';
import type { ItemFacts } from '../../model/paper/figures/facts';
import { twoWayTableOf } from '../../model/paper/figures/two-way-table';
import { versionsOf } from '../papers/validate-paper';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly textbooks: Textbooks<Db>;
  readonly texts: Texts;
}

/** The two-way table (双向细目表): knowledge by ability in points, and a row for each question. */
export async function twoWaySheets(
  db: Db,
  { bank, textbooks, texts }: Parts,
  document: PaperDocument,
  language: Language,
): Promise<SheetToWrite[]> {
  const say = (name: string, params?: Readonly<Record<string, string | number>>) =>
    texts.say(language, `exam.workbook.${name}`, params);
  const versions = versionsOf(document);
  const [bodies, facts] = [await bank.bodies(db, versions), await bank.facts(db, versions)];
  const places = await textbooks.points(db, [...new Set([...facts.values()].flatMap((one) => one.pointIds))], language);
  const known = new Map(
    [...facts.values()].map((one): [string, ItemFacts] => [
      one.questionId,
      {
        ...one,
        isWithdrawn: one.isRemoved,
        isOutdated: one.newest > one.version,
        knowledge: one.pointIds.flatMap((id) => {
          const name = places.get(id)?.path.at(-1)?.name;
          return name === undefined ? [] : [{ id, name }];
        }),
      },
    ]),
  );
  const { columns, rows, sums, total } = twoWayTableOf(document, (id) => known.get(id));
  const ability = (name: string) => say('ability', { ability: name });
  let number = 0;
  return [
    {
      name: say('points'),
      columns: [
        { title: say('knowledge'), width: 30 },
        ...columns.map((column) => ({ title: ability(column), width: 8 })),
        { title: say('sum'), width: 8 },
      ],
      rows: [
        ...rows.map(({ name, cells, sum }) => [
          name || say('none'),
          ...columns.map((column) => cells.get(column) ?? null),
          sum,
        ]),
        [say('sum'), ...columns.map((column) => sums.get(column) ?? null), total],
      ],
    },
    {
      name: say('questions'),
      columns: [
        { title: say('number'), width: 8 },
        { title: say('type'), width: 14 },
        { title: say('knowledge'), width: 40 },
        { title: say('ability', { ability: 'title' }), width: 8 },
        { title: say('difficulty'), width: 8 },
        { title: say('facility'), width: 10 },
        { title: say('worth'), width: 8 },
      ],
      rows: itemsOf(document).flatMap((item) => {
        const body = bodies.get(versionKey(item));
        if (!body) return [];
        const fact = known.get(item.questionId);
        const from = number + 1;
        number += answeredParts(body).length;
        return [
          [
            from === number ? String(from) : `${from}–${number}`,
            texts.say(language, 'exam.print.type', { type: body.type }),
            (fact?.knowledge ?? []).map(({ name }) => name).join('、'),
            ability(fact?.ability ?? 'none'),
            fact && fact.difficulty > 0 ? fact.difficulty : null,
            fact?.facility == null ? null : Math.round(fact.facility * 100) / 100,
            pointsOfItem(item),
          ],
        ];
      }),
    },
  ];
}
