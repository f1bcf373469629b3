import { calculate, explain, fill, multiple, single, truth, type WrittenQuestion } from '../written';

const r = String.raw;
const rational = '数与代数/有理数';
const second = '第二章 有理数的运算';

/** 数学七年级上册: reckoning with rational numbers. */
export const mathematicsOperations: readonly WrittenQuestion[] = [
  {
    slug: 'add-easily',
    difficulty: 2,
    chapter: `${second}/2.1 有理数的加法与减法/2.1.1 有理数的加法`,
    knowledge: [`${rational}/有理数的加法与减法`],
    measured: [190, 0.83],
    ...calculate(r`计算：$(-2.4)+(-3.7)+(-4.6)+5.7$．`, r`原式 $=[(-2.4)+(-4.6)]+[(-3.7)+5.7]=-7+2=-5$．`, {
      points: 6,
      analysis: '先用交换律、结合律凑整，再相加。',
    }),
  },
  {
    slug: 'taxi-on-avenue',
    difficulty: 3,
    chapter: `${second}/2.1 有理数的加法与减法/2.1.1 有理数的加法`,
    knowledge: [`${rational}/有理数的加法与减法`, `${rational}/正数和负数`],
    kind: 'midterm',
    year: 2026,
    region: '云州市',
    measured: [228, 0.58],
    ...calculate(
      r`出租车司机小李在东西走向的滨江大道上营运，规定向东为正．某天上午他的行程（单位：km）为：
      $$+8,\ -6,\ +3,\ -7,\ +5,\ -2$$
      （1）最后一名乘客下车时，小李在出发点的哪个方向，距离多远？
      （2）若每千米耗油 $0.08\,\mathrm{L}$，这个上午共耗油多少升？`,
      r`（1）$8-6+3-7+5-2=1$，在出发点东面 $1\,\mathrm{km}$ 处．
      （2）$8+6+3+7+5+2=31$，$31\times 0.08=2.48$，共耗油 $2.48\,\mathrm{L}$．`,
      {
        rubric: [
          ['列出加法算式', 2],
          ['说出方向与距离', 2],
          ['求出总路程', 2],
          ['求出耗油量', 2],
        ],
        analysis: '第（1）问求位置，用有向的和；第（2）问求路程，用绝对值的和。',
      },
    ),
  },
  {
    slug: 'subtract',
    difficulty: 1,
    chapter: `${second}/2.1 有理数的加法与减法/2.1.2 有理数的减法`,
    knowledge: [`${rational}/有理数的加法与减法`],
    ...fill(r`计算：$3-8=$ ___；$-4-(-9)=$ ___；$0-6=$ ___．`, [['-5'], ['5', '+5'], ['-6']], { gapKind: 'number' }),
  },
  {
    slug: 'temperature-table',
    difficulty: 2,
    chapter: `${second}/2.1 有理数的加法与减法/2.1.2 有理数的减法`,
    knowledge: [`${rational}/有理数的加法与减法`],
    source: 2,
    ...single(
      r`下表是我国四个城市某日的气温，这一天温差最大的城市是（　　）
      | 城市 | 最高气温 | 最低气温 |
      | 哈尔滨 | $-9\,^\circ\mathrm{C}$ | $-22\,^\circ\mathrm{C}$ |
      | 拉萨 | $8\,^\circ\mathrm{C}$ | $-7\,^\circ\mathrm{C}$ |
      | 西安 | $5\,^\circ\mathrm{C}$ | $-4\,^\circ\mathrm{C}$ |
      | 广州 | $21\,^\circ\mathrm{C}$ | $12\,^\circ\mathrm{C}$ |`,
      ['哈尔滨', '拉萨', '西安', '广州'],
      'B',
      { analysis: r`温差依次为 $13$、$15$、$9$、$9\,^\circ\mathrm{C}$。` },
    ),
  },
  {
    slug: 'sign-of-product',
    difficulty: 2,
    chapter: `${second}/2.2 有理数的乘法与除法/2.2.1 有理数的乘法`,
    knowledge: [`${rational}/有理数的乘法与除法`],
    ...truth('几个有理数相乘，只要负因数的个数是奇数，积就一定是负数．', false, {
      analysis: '若其中有因数 0，积为 0。',
    }),
  },
  {
    slug: 'distribute',
    difficulty: 2,
    chapter: `${second}/2.2 有理数的乘法与除法/2.2.1 有理数的乘法`,
    knowledge: [`${rational}/有理数的乘法与除法`],
    ...calculate(
      r`用简便方法计算：$\left(\dfrac{1}{4}-\dfrac{5}{6}+\dfrac{2}{3}\right)\times(-24)$．`,
      r`原式 $=-6+20-16=-2$．`,
      { points: 6 },
    ),
  },
  {
    slug: 'divide',
    difficulty: 2,
    chapter: `${second}/2.2 有理数的乘法与除法/2.2.2 有理数的除法`,
    knowledge: [`${rational}/有理数的乘法与除法`, `${rational}/有理数的混合运算`],
    measured: [154, 0.71],
    ...calculate(
      r`计算：$-12\div\left(-\dfrac{3}{4}\right)\times\dfrac{1}{2}-|-6|$．`,
      r`原式 $=12\times\dfrac{4}{3}\times\dfrac{1}{2}-6=8-6=2$．`,
      { points: 6, analysis: '乘除是同级运算，从左到右依次进行。' },
    ),
  },
  {
    slug: 'power-signs',
    difficulty: 2,
    chapter: `${second}/2.3 有理数的乘方/2.3.1 乘方`,
    knowledge: [`${rational}/有理数的乘方`],
    measured: [240, 0.68],
    ...multiple(
      '下列各组数中，相等的有（　　）',
      [
        r`$-2^2$ 与 $(-2)^2$`,
        r`$(-2)^3$ 与 $-2^3$`,
        r`$(-1)^{2026}$ 与 $1$`,
        r`$\left(\dfrac{2}{3}\right)^2$ 与 $\dfrac{2^2}{3}$`,
      ],
      'BC',
      { analysis: r`$-2^2=-4$，$(-2)^2=4$；$\left(\dfrac{2}{3}\right)^2=\dfrac{4}{9}$。` },
    ),
  },
  {
    slug: 'fold-paper',
    difficulty: 4,
    chapter: `${second}/2.3 有理数的乘方/2.3.1 乘方`,
    knowledge: [`${rational}/有理数的乘方`],
    wanted: 3,
    source: 1,
    ...explain(
      r`一张厚度为 $0.1\,\mathrm{mm}$ 的纸，对折 1 次后厚度为 $0.2\,\mathrm{mm}$．
      （1）对折 5 次后，厚度是多少毫米？
      （2）假如纸足够大，对折 20 次后的厚度比 30 层楼（每层高 $3\,\mathrm{m}$）高吗？请说明理由．（$2^{20}=1048576$）`,
      r`（1）$0.1\times 2^5=3.2\,\mathrm{mm}$．
      （2）$0.1\times 2^{20}=104857.6\,\mathrm{mm}\approx 104.9\,\mathrm{m}$，而 30 层楼高 $90\,\mathrm{m}$，所以更高．`,
      {
        points: 8,
        rubric: [
          ['第（1）问', 3],
          ['写出 $0.1\\times 2^{20}$', 2],
          ['比较并作答', 3],
        ],
      },
    ),
  },
  {
    slug: 'mixed-operations',
    difficulty: 3,
    chapter: `${second}/2.3 有理数的乘方/2.3.1 乘方`,
    knowledge: [`${rational}/有理数的混合运算`],
    kind: 'final',
    year: 2025,
    region: '云州市',
    measured: [386, 0.61],
    ...calculate(
      r`计算：$-1^{4}-(1-0.5)\times\dfrac{1}{3}\times\left[2-(-3)^2\right]$．`,
      r`原式 $=-1-\dfrac{1}{2}\times\dfrac{1}{3}\times(2-9)=-1+\dfrac{7}{6}=\dfrac{1}{6}$．`,
      {
        rubric: [
          ['乘方正确', 3],
          ['括号内正确', 2],
          ['结果正确', 3],
        ],
      },
    ),
  },
  {
    slug: 'scientific-notation',
    difficulty: 1,
    chapter: `${second}/2.3 有理数的乘方/2.3.2 科学记数法`,
    knowledge: [`${rational}/科学记数法`],
    measured: [302, 0.86],
    ...single(
      '云江大桥总投资约 38 600 万元，用科学记数法表示为（　　）元．',
      [r`$3.86\times 10^{4}$`, r`$3.86\times 10^{8}$`, r`$38.6\times 10^{7}$`, r`$0.386\times 10^{9}$`],
      'B',
      { analysis: r`$38\,600$ 万 $=386\,000\,000=3.86\times 10^{8}$。` },
    ),
  },
  {
    slug: 'rounding',
    source: 1,
    difficulty: 2,
    chapter: `${second}/2.3 有理数的乘方/2.3.3 近似数`,
    knowledge: [`${rational}/近似数`],
    ...fill(r`用四舍五入法，把 $3.14159$ 精确到百分位是 ___；近似数 $2.40$ 万精确到 ___ 位．`, [['3.14'], ['百']], {
      analysis: r`$2.40$ 万 $=24\,000$，末位 0 在百位上。`,
    }),
  },
];
