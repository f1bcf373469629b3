import { explain, fill, multiple, single, truth, type WrittenSet } from '../written';
import { mathematicsOperations } from './mathematics-operations';

const r = String.raw;
const rational = '数与代数/有理数';
const first = '第一章 有理数/1.2 有理数及其大小比较';

/** 七年级数学上册: numbers and what is done with them. */
export const mathematicsNumbers: WrittenSet = {
  book: 'junior-mathematics-7a-pep',
  subject: 'mathematics',
  stage: 'junior',
  grade: 7,
  tree: 'junior-mathematics',
  owner: 'teacher',
  school: '101',
  questions: [
    {
      slug: 'below-zero',
      difficulty: 1,
      chapter: '第一章 有理数/1.1 正数和负数',
      knowledge: [`${rational}/正数和负数`],
      measured: [214, 0.94],
      ...single(
        r`云州冬季某日的最高气温是零上 $5\,^\circ\mathrm{C}$，记作 $+5\,^\circ\mathrm{C}$，那么当天夜里零下 $3\,^\circ\mathrm{C}$ 应记作（　　）`,
        [r`$+3\,^\circ\mathrm{C}$`, r`$-3\,^\circ\mathrm{C}$`, r`$-8\,^\circ\mathrm{C}$`, r`$+8\,^\circ\mathrm{C}$`],
        'B',
        { analysis: '零上与零下是一对具有相反意义的量：零上记为正，零下就记为负。' },
      ),
    },
    {
      slug: 'tolerance-of-flour',
      difficulty: 2,
      chapter: '第一章 有理数/1.1 正数和负数',
      knowledge: [`${rational}/正数和负数`],
      kind: 'monthly',
      year: 2025,
      region: '云州市',
      measured: [186, 0.81],
      ...single(
        r`一种面粉的包装袋上写着“$(25\pm 0.2)\,\mathrm{kg}$”。下面四袋面粉的质量，合格的是（　　）`,
        [r`$24.7\,\mathrm{kg}$`, r`$25.3\,\mathrm{kg}$`, r`$24.9\,\mathrm{kg}$`, r`$25.5\,\mathrm{kg}$`],
        'C',
        { analysis: r`合格的质量在 $24.8\,\mathrm{kg}$ 与 $25.2\,\mathrm{kg}$ 之间。` },
      ),
    },
    {
      slug: 'zero-is-neither',
      difficulty: 1,
      chapter: `${first}/1.2.1 有理数的概念`,
      knowledge: [`${rational}/有理数的概念`],
      measured: [198, 0.88],
      ...truth('0 既不是正数，也不是负数，但它是有理数．', true, {
        analysis: '0 是正数与负数的分界，是整数，因此是有理数。',
      }),
    },
    {
      slug: 'sorting-numbers',
      difficulty: 2,
      chapter: `${first}/1.2.1 有理数的概念`,
      knowledge: [`${rational}/有理数的概念`],
      kind: 'textbook',
      ...multiple(
        r`下列各数中，属于负分数的有（　　）`,
        [r`$-\dfrac{3}{4}$`, r`$-5$`, r`$-0.6$`, r`$2\dfrac{1}{3}$`, r`$0$`],
        'AC',
        { analysis: r`有限小数 $-0.6=-\dfrac{3}{5}$ 也是负分数；$-5$ 是负整数。` },
      ),
    },
    {
      slug: 'points-on-line',
      difficulty: 2,
      chapter: `${first}/1.2.2 数轴`,
      knowledge: [`${rational}/数轴`],
      kind: 'unit',
      year: 2026,
      measured: [173, 0.79],
      ...fill(
        r`如图，数轴上点 $A$ 表示的数是 ___，点 $B$ 表示的数是 ___，$A$、$B$ 两点间的距离是 ___．
        [number-line-points.png]`,
        [['-2'], ['3'], ['5']],
        { gapKind: 'number', analysis: r`$A$ 在原点左侧 2 个单位，$B$ 在原点右侧 3 个单位，距离 $3-(-2)=5$。` },
      ),
    },
    {
      slug: 'move-on-line',
      difficulty: 3,
      chapter: `${first}/1.2.2 数轴`,
      knowledge: [`${rational}/数轴`],
      kind: 'midterm',
      year: 2025,
      region: '临江区',
      measured: [231, 0.62],
      ...single(
        r`数轴上的点 $P$ 先向左移动 4 个单位长度，再向右移动 7 个单位长度，终点表示的数是 2，则点 $P$ 原来表示的数是（　　）`,
        [r`$-1$`, r`$1$`, r`$5$`, r`$-5$`],
        'A',
        { analysis: r`设原来的数为 $x$，则 $x-4+7=2$，$x=-1$。` },
      ),
    },
    {
      slug: 'distance-four',
      difficulty: 2,
      chapter: `${first}/1.2.2 数轴`,
      knowledge: [`${rational}/数轴`],
      ...fill(r`数轴上到表示 $-1$ 的点的距离为 4 的点有两个，它们表示的数是 ___ 和 ___．`, [['3'], ['-5']], {
        gapKind: 'number',
        freeOrder: [[0, 1]],
        analysis: r`向右为 $-1+4=3$，向左为 $-1-4=-5$，两空顺序不限。`,
      }),
    },
    {
      slug: 'opposite-of-opposite',
      difficulty: 1,
      chapter: `${first}/1.2.3 相反数`,
      knowledge: [`${rational}/相反数`],
      ...fill(
        r`化简：$-(-7)=$ ___，$-[+(-2.5)]=$ ___．`,
        [
          ['7', '+7'],
          ['2.5', r`\frac{5}{2}`],
        ],
        { gapKind: 'number' },
      ),
    },
    {
      slug: 'opposites-sum',
      difficulty: 2,
      chapter: `${first}/1.2.3 相反数`,
      knowledge: [`${rational}/相反数`],
      source: 2,
      ...single(
        r`若 $a$ 与 $b$ 互为相反数，$c$ 与 $d$ 互为倒数，则 $2(a+b)-3cd$ 的值为（　　）`,
        [r`$-3$`, r`$3$`, r`$-1$`, r`$5$`],
        'A',
        { analysis: r`$a+b=0$，$cd=1$，原式 $=0-3=-3$。` },
      ),
    },
    {
      slug: 'absolute-values',
      difficulty: 2,
      chapter: `${first}/1.2.4 绝对值`,
      knowledge: [`${rational}/绝对值`],
      measured: [205, 0.74],
      ...multiple(
        '下列说法正确的有（　　）',
        [
          '绝对值等于它本身的数是非负数',
          '互为相反数的两个数的绝对值相等',
          '绝对值大的数一定大',
          r`若 $|a|=|b|$，则 $a=\pm b$`,
        ],
        'ABD',
        { analysis: r`两个负数比较，绝对值大的反而小，故第三个说法错误。` },
      ),
    },
    {
      slug: 'sum-of-absolutes-zero',
      difficulty: 3,
      chapter: `${first}/1.2.4 绝对值`,
      knowledge: [`${rational}/绝对值`],
      kind: 'final',
      year: 2024,
      measured: [167, 0.55],
      ...fill(r`若 $|x-3|+|y+2|=0$，则 $x+y=$ ___．`, [['1']], {
        gapKind: 'number',
        analysis: r`两个非负数的和为 0，只能都为 0：$x=3$，$y=-2$。`,
      }),
    },
    {
      slug: 'signs-on-line',
      difficulty: 4,
      chapter: `${first}/1.2.5 有理数的大小比较`,
      knowledge: [`${rational}/有理数的大小比较`, `${rational}/绝对值`],
      kind: 'unified',
      year: 2025,
      region: '云州市',
      measured: [412, 0.43],
      ...single(
        r`有理数 $a$、$b$ 在数轴上的位置如图所示，则下列式子中正确的是（　　）
        [number-line-ab.png]`,
        [r`$a+b>0$`, r`$a-b>0$`, r`$|a|>|b|$`, r`$ab>0$`],
        'C',
        { analysis: r`由图知 $a<0<b$ 且 $|a|>|b|$，所以 $a+b<0$，$a-b<0$，$ab<0$。` },
      ),
    },
    {
      slug: 'order-numbers',
      difficulty: 2,
      chapter: `${first}/1.2.5 有理数的大小比较`,
      knowledge: [`${rational}/有理数的大小比较`],
      source: 1,
      ...explain(
        r`把 $-3.5$，$|-2|$，$0$，$-\left(-\dfrac{1}{2}\right)$，$-\dfrac{10}{3}$ 用“$<$”连接起来，并说明 $-3.5$ 与 $-\dfrac{10}{3}$ 的大小是怎样比较的．`,
        r`$-3.5<-\dfrac{10}{3}<0<-\left(-\dfrac{1}{2}\right)<|-2|$．
        因为 $|-3.5|=3.5$，$\left|-\dfrac{10}{3}\right|=3\dfrac{1}{3}$，两个负数，绝对值大的反而小．`,
        {
          rubric: [
            ['化简正确', 2],
            ['排列正确', 2],
            ['说明两个负数的比较方法', 2],
          ],
        },
      ),
    },
    ...mathematicsOperations,
  ],
};
