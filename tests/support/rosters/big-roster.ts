import { workbook } from './roster-files';

const heading = ['学号', '姓名', '年级', '班级', '性别', '出生日期', '联系电话', '身份证号'];

/** Ten ways in which schools get a row wrong; each turns a good row into a bad one. */
const mistakes: readonly ((cells: string[], first: string) => void)[] = [
  (cells) => (cells[1] = ''),
  (cells) => (cells[0] = ''),
  (cells, first) => (cells[0] = first),
  (cells) => (cells[0] = '学号不明'),
  (cells) => (cells[3] = '七(9)班'),
  (cells) => (cells[2] = '学前班'),
  (cells) => (cells[2] = '六年级'),
  (cells) => (cells[6] = '1390001'),
  (cells) => (cells[5] = '2014-02-30'),
  (cells) => (cells[7] = '110105194912310021'),
];

export const bigRosterRows = 3000;
/** Wrong rows in it: four of each of ten kinds. */
export const bigRosterWrong = 4 * mistakes.length;
/** How many of the good ones sit in 九(1)班. */
export const bigRosterInLastClass = 12;

/** Three thousand students of the home school, forty of them wrong in ten ways. `mark` begins their numbers. */
export function bigRoster(mark: string): Promise<Buffer> {
  const rows = Array.from({ length: bigRosterRows }, (_, index) => {
    const isLast = index >= bigRosterRows - bigRosterInLastClass;
    return [
      `${mark}${String(index).padStart(5, '0')}`,
      `新生${'甲乙丙丁戊己庚辛壬癸'[index % 10]}${'子丑寅卯辰巳午未申酉'[Math.floor(index / 10) % 10]}`,
      isLast ? '九年级' : '七年级',
      isLast ? '九(1)班' : `七(${(index % 3) + 1})班`,
      index % 2 ? '男' : '女',
      '2014-03-01',
      `139${String(index).padStart(8, '0')}`,
      '',
    ];
  });
  const first = rows[0]![0]!;
  // spread over the file, from the second row on
  for (let wrong = 0; wrong < bigRosterWrong; wrong++) mistakes[wrong % mistakes.length]!(rows[1 + wrong * 70]!, first);
  return workbook(heading, rows);
}
