/** Powers of metre, kilogram, second, ampere, kelvin, mole, angle, money, information. */
export type Dimension = readonly number[];

export interface Unit {
  readonly dimension: Dimension;
  /** How many of the base unit one is. */
  readonly scale: number;
  /** Base units at zero: of temperatures. */
  readonly offset?: number;
}

const bases = ['length', 'mass', 'time', 'current', 'heat', 'amount', 'angle', 'money', 'information'] as const;
const base = (name: (typeof bases)[number]): Dimension => bases.map((other) => (other === name ? 1 : 0));
const [length, mass, time, current] = [base('length'), base('mass'), base('time'), base('current')];
const heat = base('heat');

export const noDimension: Dimension = length.map(() => 0);

/** Dimension of a product of powers. */
export const combined = (parts: readonly (readonly [Dimension, number])[]): Dimension =>
  noDimension.map((_, at) => parts.reduce((sum, [dimension, power]) => sum + dimension[at]! * power, 0));

const area = combined([[length, 2]]);
const volume = combined([[length, 3]]);
const force = combined([
  [mass, 1],
  [length, 1],
  [time, -2],
]);
const pressure = combined([
  [force, 1],
  [length, -2],
]);
const energy = combined([
  [force, 1],
  [length, 1],
]);
const power = combined([
  [energy, 1],
  [time, -1],
]);
const charge = combined([
  [current, 1],
  [time, 1],
]);
const voltage = combined([
  [power, 1],
  [current, -1],
]);
const resistance = combined([
  [voltage, 1],
  [current, -1],
]);
const frequency = combined([[time, -1]]);

/** By dimension: names (Latin, Chinese; several parted by spaces) and how many base units each is. */
const table: readonly (readonly [Dimension, Readonly<Record<string, number>>])[] = [
  [
    length,
    {
      'nm 纳米': 1e-9,
      'μm um 微米': 1e-6,
      'mm 毫米': 1e-3,
      'cm 厘米 公分': 1e-2,
      'dm 分米': 0.1,
      'm 米 公尺': 1,
      'km 千米 公里': 1000,
      '里 市里 华里': 500,
      '光年 ly': 9.460_730_472_580_8e15,
    },
  ],
  [area, { '公顷 ha hm²': 1e4, 亩: 2000 / 3 }],
  [volume, { 'ml mL 毫升': 1e-6, 'l L 升': 1e-3 }],
  [mass, { 'μg 微克': 1e-9, 'mg 毫克': 1e-6, 'g 克': 1e-3, 'kg 千克 公斤': 1, 't 吨': 1000, 斤: 0.5, 两: 0.05 }],
  [
    time,
    {
      'ms 毫秒': 1e-3,
      's 秒 秒钟 sec': 1,
      'min 分 分钟': 60,
      'h 时 小时 hr': 3600,
      'd 天 日': 86_400,
      '周 星期': 604_800,
    },
  ],
  [force, { 'N 牛 牛顿': 1, 'kN 千牛': 1000 }],
  [pressure, { 'Pa 帕 帕斯卡': 1, 'kPa 千帕': 1000, 'hPa 百帕': 100, 'MPa 兆帕': 1e6, 'atm 标准大气压': 101_325 }],
  [
    energy,
    {
      'J 焦 焦耳': 1,
      'kJ 千焦': 1000,
      'MJ 兆焦': 1e6,
      'eV 电子伏 电子伏特': 1.602_176_634e-19,
      'cal 卡': 4.184,
      'kcal 千卡 大卡': 4184,
    },
  ],
  [power, { 'mW 毫瓦': 1e-3, 'W 瓦 瓦特': 1, 'kW 千瓦': 1000, 'MW 兆瓦': 1e6 }],
  [current, { 'μA 微安': 1e-6, 'mA 毫安': 1e-3, 'A 安 安培': 1 }],
  [charge, { 'C 库 库仑': 1 }],
  [voltage, { 'mV 毫伏': 1e-3, 'V 伏 伏特': 1, 'kV 千伏': 1000 }],
  [resistance, { 'Ω 欧 欧姆 ohm': 1, 'kΩ 千欧': 1000, 'MΩ 兆欧': 1e6 }],
  [frequency, { 'Hz 赫 赫兹': 1, 'kHz 千赫': 1000, 'MHz 兆赫': 1e6 }],
  [base('amount'), { 'mol 摩 摩尔': 1, 'mmol 毫摩尔': 1e-3 }],
  [base('angle'), { '° deg 度': Math.PI / 180, "' ′ 角分": Math.PI / 10_800, 'rad 弧度': 1 }],
  [base('money'), { '元 块': 1, '角 毛': 0.1, 万元: 1e4, 亿元: 1e8 }],
  [base('information'), { 'bit 比特': 1 / 8, 'B 字节': 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 }],
];

const temperatures: readonly (readonly [names: string, scale: number, offset: number])[] = [
  ['℃ °C 摄氏度', 1, 273.15],
  ['K 开 开尔文', 1, 0],
  ['℉ °F 华氏度', 5 / 9, 459.67 * (5 / 9)],
];

const named: readonly (readonly [string, Unit])[] = [
  ...table.flatMap(([dimension, units]) =>
    Object.entries(units).flatMap(([names, scale]) =>
      names.split(' ').map((name): [string, Unit] => [name, { dimension, scale }]),
    ),
  ),
  ...temperatures.flatMap(([names, scale, offset]) =>
    names.split(' ').map((name): [string, Unit] => [name, { dimension: heat, scale, offset }]),
  ),
  ['分', { dimension: base('money'), scale: 0.01 }],
  ['度', { dimension: energy, scale: 3.6e6 }],
  ['度', { dimension: heat, scale: 1, offset: 273.15 }],
];

const byName = Map.groupBy(named, ([name]) => name);
const folded = Map.groupBy(named, ([name]) => name.toLowerCase());

/**
 * Everything that a name means (分 is a minute and a hundredth of a yuan, 度 an angle, a kilowatt-hour and a degree);
 * capitals are forgiven (KG, Cm) where they leave no doubt: mW and MW do.
 */
export function meaningsOf(name: string): readonly Unit[] {
  const exact = (byName.get(name) ?? []).map(([, unit]) => unit);
  if (exact.length > 0 || !/^[a-z]+$/i.test(name)) return exact;
  const alike = folded.get(name.toLowerCase()) ?? [];
  const [first] = alike;
  return first &&
    alike.every(([, { scale, dimension }]) => scale === first[1].scale && dimension === first[1].dimension)
    ? [first[1]]
    : [];
}

export const isSameDimension = (one: Dimension, other: Dimension): boolean =>
  one.every((power, at) => Math.abs(power - other[at]!) < 1e-9);
