import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import type { AnswerSheet, SheetZone } from 'edutech/plugins/marking/model/sheet/answer-sheet';
import { type LaidOutSheet, layOutSheet } from 'edutech/plugins/marking/server/layout/lay-out';
import type { SheetWords } from 'edutech/plugins/marking/server/layout/words';

/** The words of a sheet; what they are does not matter to what is read. */
export const sheetWords: SheetWords = {
  kind: '答题卡',
  fields: ['学校', '班级', '姓名', '座位号'],
  label: '贴条形码区',
  labelNote: '正面朝上，不要贴出虚线框',
  number: '准考证号',
  absence: '缺考',
  absenceNote: '由监考员填涂，考生不填',
  notesTitle: '注意事项',
  notes: [
    '1．先填姓名、准考证号，再核对条形码。',
    '2．选择题用 2B 铅笔填涂，修改要擦净。',
    '3．非选择题用黑色签字笔在框内作答，写出框外无效。',
  ],
  right: '正确',
  wrong: '错误',
  chosen: '我选的题号',
  page: (number, of) => `第 ${number} 面，共 ${of} 面`,
  points: (points) => `（${points} 分）`,
  squares: (count) => `${count} 字`,
};

const idOf = (name: string, at: number) => `${name}-${at}`;

/** Twenty choices, four with several answers, three gaps, four answers in words and one of two questions. */
const usualZones: readonly SheetZone[] = [
  {
    kind: 'choices',
    id: 'choices',
    title: '一、选择题（1—20 题，每题 3 分，共 60 分）',
    items: Array.from({ length: 20 }, (_, at) => ({
      itemId: idOf('choice', at + 1),
      label: String(at + 1),
      options: 4,
      isMultiple: at >= 16,
      isTruth: false,
      points: 3,
    })),
  },
  {
    kind: 'gaps',
    id: 'gaps',
    title: '二、填空题（每空 2 分）',
    items: [21, 22, 23].map((number) => ({
      itemId: idOf('gap', number),
      label: String(number),
      gaps: number === 22 ? 2 : 1,
      points: 4,
    })),
  },
  ...[24, 25, 26, 27].map(
    (number): SheetZone => ({
      kind: 'answer',
      id: idOf('answer', number),
      title: number === 24 ? '三、解答题' : '',
      itemId: idOf('answer', number),
      label: String(number),
      points: 12,
      lines: 7,
      isRuled: number % 2 === 0,
    }),
  ),
  {
    kind: 'optional',
    id: 'optional',
    title: '四、选做题（28、29 题任选一题）',
    items: [28, 29].map((number) => ({ itemId: idOf('optional', number), label: String(number) })),
    points: 10,
    lines: 8,
  },
];

const usual: AnswerSheet = {
  title: '云州市 2026—2027 学年第一学期期末质量监测 七年级数学',
  size: 'a4',
  columns: 1,
  marking: 'screen',
  identity: { hasLabel: true, digits: 9, hasAbsence: true },
  zones: [...usualZones],
};

/** A sheet of another kind than the usual one where `change` says so. */
export const sheetWith = (change: Partial<AnswerSheet> = {}): AnswerSheet => ({ ...usual, ...change });

export const laidOut = (sheet: AnswerSheet, code = 77): LaidOutSheet =>
  layOutSheet(sheet, code, sheetWords, measuringLetters());
