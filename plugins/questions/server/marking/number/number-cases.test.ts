import { expect, test } from 'vitest';
import type { GapKey } from '../../../kit/common/question-key';
import { compareGap } from '../gaps';

type Row = readonly [accepted: string, answer: string, more?: Partial<GapKey> | undefined];

const verdict = ([accepted, answer, more]: Row) =>
  compareGap(answer, { accepted: [accepted], comparison: 'number', ...more });

const unit = (name: string, isNeeded = true): Partial<GapKey> => ({ unit: { name, isNeeded } });
const within = (value: number): Partial<GapKey> => ({ tolerance: { kind: 'absolute', value } });
const percent = (value: number): Partial<GapKey> => ({ tolerance: { kind: 'percent', value } });

const right: readonly Row[] = [
  ['5', '5'],
  ['5', '５'],
  ['5', '5.0'],
  ['5', ' 5 。'],
  ['5', '=5'],
  ['5', 'x=5'],
  ['5', '五'],
  ['12', '十二'],
  ['305', '三百零五'],
  ['-3', '－3'],
  ['-3', '−3'],
  ['-3', '负三'],
  ['3', '+3'],
  ['1000', '1,000'],
  ['1000', '1，000'],
  ['1000', '1{,}000'],
  ['0.5', '1/2'],
  ['0.5', '½'],
  ['0.5', '\\frac12'],
  ['0.5', '\\dfrac{1}{2}'],
  ['0.5', '二分之一'],
  ['0.5', '50%'],
  ['0.5', '50％'],
  ['0.5', '50\\%'],
  ['0.5', '百分之五十'],
  ['0.5', '.5'],
  ['1/2', '0.5'],
  ['1/3', '\\frac{2}{6}'],
  ['2.5', '2\\frac{1}{2}'],
  ['2.5', '2又1/2'],
  ['2.5', '2又2分之1'],
  ['2.5', '2 1/2'],
  ['2.5', '2½'],
  ['0.1', '⅒'],
  ['1/7', '⅐'],
  ['-2.5', '-2\\frac12'],
  ['300000000', '3×10⁸'],
  ['3×10^8', '3e8'],
  ['3\\times10^{8}', '3*10^8'],
  ['0.00025', '2.5×10^{-4}'],
  ['100000', '10^5'],
  ['12000', '1.2万'],
  ['1.4亿', '140000000'],
  ['3.14', 'π', within(0.01)],
  ['1.41', '\\sqrt2', within(0.01)],
  ['1.41', '1.42', within(0.01)],
  ['9.8', '10', percent(5)],
  ['2\\sqrt{3}', '\\sqrt{12}'],
  ['5', '5cm', unit('cm')],
  ['5', '5 厘米', unit('cm')],
  ['5', '5\\mathrm{cm}', unit('厘米')],
  ['5', '0.05m', unit('cm')],
  ['5', '50毫米', unit('cm')],
  ['5', '5CM', unit('cm')],
  ['5', '5', unit('cm', false)],
  ['20', '20cm²', unit('平方厘米')],
  ['20', '20㎡', unit('m²')],
  ['20', '20 m^2', unit('平方米')],
  ['1', '1000000平方米', unit('平方千米')],
  ['2', '2L', unit('升')],
  ['2', '2000mL', unit('L')],
  ['2', '2立方分米', unit('升')],
  ['3', '3000g', unit('kg')],
  ['3', '3公斤', unit('千克')],
  ['3', '6斤', unit('kg')],
  ['10', '36km/h', unit('m/s')],
  ['36', '10米/秒', unit('千米/时')],
  ['90', '1小时30分', unit('分钟')],
  ['3.5', '3元5角', unit('元')],
  ['120', '1米20厘米', unit('cm')],
  ['2700', '2.7g/cm³', unit('kg/m³')],
  ['9.8', '9.8N/kg', unit('N/kg')],
  ['10', '10牛', unit('N')],
  ['101', '101kPa', unit('千帕')],
  ['2', '2kW·h', unit('度')],
  ['2', '7.2×10^6J', unit('kW·h')],
  ['0.5', '500mA', unit('A')],
  ['10', '10Ω', unit('欧')],
  ['10', '10\\Omega', unit('Ω')],
  ['220', '220伏', unit('V')],
  ['25', '25℃', unit('℃')],
  ['25', '25°C', unit('摄氏度')],
  ['25', '298.15K', unit('℃')],
  ['60', '60°', unit('度')],
  ['60', '60^{\\circ}', unit('°')],
  ['4200', '4.2×10³J/(kg·℃)', unit('J/(kg·℃)')],
  ['18', '18g/mol', unit('g/mol')],
  ['5cm', '5厘米'],
  ['5', '5个', unit('个')],
];

const wrong: readonly Row[] = [
  ['5', '6'],
  ['5', '-5'],
  ['5', '5.01'],
  ['5', '50%'],
  ['0.5', '5%'],
  ['1000', '1.000'],
  ['1000000001', '1000000000'],
  ['2.5', '21/2'],
  ['300000000', '3×10^7'],
  ['1.41', '1.43', within(0.01)],
  ['9.8', '10.4', percent(5)],
  ['1/3', '0.33'],
  ['5', '5', unit('cm')],
  ['5', '5m', unit('cm')],
  ['5', '5kg', unit('cm')],
  ['5', '5cm²', unit('cm')],
  ['20', '36km/h', unit('m/s')],
  ['2.7', '2.7g/cm³', unit('kg/m³')],
  ['25', '25K', unit('℃')],
  ['90', '1小时20分', unit('分钟')],
  ['5mW', '5MW'],
  ['五', '六'],
];

const unread: readonly Row[] = [
  ['5', '不知道'],
  ['5', '5或6'],
  ['5', '5,6'],
  ['5', '5cm'],
  ['5', '5苹果', unit('cm')],
  ['21', '3×7'],
  ['7', '3+4'],
  ['8', '2^3'],
  ['5', '-'],
  ['5', 'x'],
  ['5', '5-'],
  ['5', '1e999'],
  ['5', '1/0'],
  ['5', '9'.repeat(200)],
  ['5', '5±1'],
];

/** Rows with a name each: one of two and one of three columns do not fit one table. */
const named = (rows: readonly Row[]) =>
  rows.map(([accepted, answer, more]) => ({ accepted, answer, said: () => verdict([accepted, answer, more]) }));

test.each(named(right))('$accepted takes $answer', ({ said }) => {
  expect(said()).toMatchObject({ isRight: true, read: expect.any(String) });
});

test.each(named(wrong))('$accepted does not take $answer', ({ said }) => {
  expect(said()).toMatchObject({ isRight: false, read: expect.any(String) });
});

test.each(named(unread))('of $accepted and $answer a person decides', ({ said }) => {
  expect(said()).toEqual({ isRight: false, read: null });
});

test('what is shown back is the number that was read, with its unit', () => {
  expect(verdict(['10', '３６ 千米/时', unit('m/s')]).read).toBe('36 千米/时');
  expect(verdict(['2.5', '2又1/2']).read).toBe('2.5');
});
