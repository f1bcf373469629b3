import { calculate, explain, fill, multiple, single, truth, type WrittenSet } from '../written';

const r = String.raw;
const functions = '第三章 函数的概念与性质';
const exponent = '第四章 指数函数与对数函数';
const trigonometry = '第五章 三角函数';

/** 高中数学必修第一册. */
export const mathematicsSenior: WrittenSet = {
  book: 'senior-mathematics-compulsory-1-pep-a',
  subject: 'mathematics',
  stage: 'senior',
  grade: 10,
  tree: null,
  owner: '201/teacher/mathematics/1',
  school: '201',
  questions: [
    {
      slug: 'set-intersection',
      difficulty: 1,
      chapter: '第一章 集合与常用逻辑用语/1.3 集合的基本运算',
      kind: 'entrance',
      year: 2025,
      measured: [156, 0.9],
      ...single(
        r`已知集合 $A=\{x\mid -1<x<2\}$，$B=\{0,1,2,3\}$，则 $A\cap B=$（　　）`,
        [r`$\{0,1\}$`, r`$\{0,1,2\}$`, r`$\{1,2\}$`, r`$\{0,1,2,3\}$`],
        'A',
        { points: 5 },
      ),
    },
    {
      slug: 'necessary-sufficient',
      difficulty: 2,
      chapter: '第一章 集合与常用逻辑用语/1.4 充分条件与必要条件/1.4.1 充分条件与必要条件',
      ...single(
        r`“$x>1$”是“$x^2>1$”的（　　）`,
        ['充分不必要条件', '必要不充分条件', '充要条件', '既不充分也不必要条件'],
        'A',
        { points: 5 },
      ),
    },
    {
      slug: 'negate-exists',
      difficulty: 2,
      chapter: '第一章 集合与常用逻辑用语/1.5 全称量词与存在量词/1.5.2 全称量词命题和存在量词命题的否定',
      ...truth(
        r`命题“$\exists x\in\mathbf{R}$，$x^2+x+1<0$”的否定是“$\forall x\in\mathbf{R}$，$x^2+x+1\geqslant 0$”．`,
        true,
      ),
    },
    {
      slug: 'inequality-properties',
      difficulty: 3,
      chapter: '第二章 一元二次函数、方程和不等式/2.1 等式性质与不等式性质',
      kind: 'monthly',
      year: 2026,
      measured: [132, 0.54],
      ...multiple(
        r`若 $a>b>0$，则下列不等式一定成立的有（　　）`,
        [r`$\dfrac{1}{a}<\dfrac{1}{b}$`, r`$a^2>ab$`, r`$ac^2>bc^2$`, r`$a+\dfrac{1}{b}>b+\dfrac{1}{a}$`],
        'ABD',
        { partialCredit: 'half', analysis: '第三个选项中若 $c=0$ 则不成立。' },
      ),
    },
    {
      slug: 'basic-inequality',
      difficulty: 3,
      chapter: '第二章 一元二次函数、方程和不等式/2.2 基本不等式',
      measured: [148, 0.61],
      ...fill(r`已知 $x>1$，则 $x+\dfrac{4}{x-1}$ 的最小值为 ___，此时 $x=$ ___．`, [['5'], ['3']], {
        gapKind: 'number',
        points: 5,
        analysis: r`$x+\dfrac{4}{x-1}=(x-1)+\dfrac{4}{x-1}+1\geqslant 2\sqrt{4}+1=5$，当 $x-1=2$ 时取等号。`,
      }),
    },
    {
      slug: 'quadratic-inequality',
      difficulty: 2,
      chapter: '第二章 一元二次函数、方程和不等式/2.3 二次函数与一元二次方程、不等式',
      ...calculate(
        r`解不等式：$-x^2+3x+10\geqslant 0$．`,
        r`$x^2-3x-10\leqslant 0$，即 $(x-5)(x+2)\leqslant 0$，解集为 $\{x\mid -2\leqslant x\leqslant 5\}$．`,
      ),
    },
    {
      slug: 'domain',
      difficulty: 2,
      chapter: `${functions}/3.1 函数的概念及其表示/3.1.1 函数的概念`,
      measured: [170, 0.76],
      ...single(
        r`函数 $f(x)=\sqrt{x+1}+\dfrac{1}{x-2}$ 的定义域是（　　）`,
        [r`$[-1,+\infty)$`, r`$[-1,2)\cup(2,+\infty)$`, r`$(2,+\infty)$`, r`$(-\infty,2)$`],
        'B',
        { points: 5 },
      ),
    },
    {
      slug: 'monotonic-proof',
      difficulty: 4,
      chapter: `${functions}/3.2 函数的基本性质/3.2.1 单调性与最大（小）值`,
      kind: 'midterm',
      year: 2025,
      region: '云州市',
      measured: [221, 0.48],
      ...explain(
        r`用定义证明：函数 $f(x)=x+\dfrac{1}{x}$ 在区间 $(0,1)$ 上单调递减．`,
        r`任取 $0<x_1<x_2<1$，
        $$f(x_1)-f(x_2)=(x_1-x_2)\left(1-\frac{1}{x_1x_2}\right)=\frac{(x_1-x_2)(x_1x_2-1)}{x_1x_2}.$$
        因为 $x_1-x_2<0$，$0<x_1x_2<1$，所以 $f(x_1)-f(x_2)>0$，即 $f(x_1)>f(x_2)$，故 $f(x)$ 在 $(0,1)$ 上单调递减．`,
        {
          points: 12,
          rubric: [
            ['取值作差', 3],
            ['变形', 4],
            ['定号', 3],
            ['结论', 2],
          ],
        },
      ),
    },
    {
      slug: 'odd-function',
      difficulty: 3,
      chapter: `${functions}/3.2 函数的基本性质/3.2.2 奇偶性`,
      ...fill(
        r`已知 $f(x)$ 是定义在 $\mathbf{R}$ 上的奇函数，当 $x>0$ 时 $f(x)=x^2-2x$，则 $f(-3)=$ ___；当 $x<0$ 时，$f(x)=$ ___．`,
        [
          { accepted: ['-3'], comparison: 'number' },
          { accepted: ['-x^2-2x'], comparison: 'formula', form: 'equal' },
        ],
        { gapKind: 'formula' },
      ),
    },
    {
      slug: 'parabola-graph',
      difficulty: 3,
      chapter: '第二章 一元二次函数、方程和不等式/2.3 二次函数与一元二次方程、不等式',
      kind: 'final',
      year: 2024,
      measured: [139, 0.57],
      ...single(
        r`二次函数 $y=ax^2+bx+c$ 的图象如图所示，则不等式 $ax^2+bx+c<0$ 的解集是（　　）
        [parabola.png]`,
        [r`$\{x\mid -1<x<3\}$`, r`$\{x\mid x<-1\ \text{或}\ x>3\}$`, r`$\{x\mid -3<x<1\}$`, r`$\varnothing$`],
        'A',
        { points: 5 },
      ),
    },
    {
      slug: 'exponent-compare',
      difficulty: 3,
      chapter: `${exponent}/4.2 指数函数/4.2.2 指数函数的图象和性质`,
      ...single(
        r`设 $a=2^{0.3}$，$b=0.3^{2}$，$c=\log_2 0.3$，则（　　）`,
        [r`$a>b>c$`, r`$a>c>b$`, r`$b>a>c$`, r`$c>b>a$`],
        'A',
        { points: 5, analysis: r`$a>1$，$0<b<1$，$c<0$。` },
      ),
    },
    {
      slug: 'logarithm-value',
      difficulty: 2,
      chapter: `${exponent}/4.3 对数/4.3.2 对数的运算`,
      ...calculate(
        r`计算：$\lg 4+2\lg 5+8^{\frac{2}{3}}-\log_3\sqrt{27}$．`,
        r`原式 $=\lg 100+4-\dfrac{3}{2}=2+4-\dfrac{3}{2}=\dfrac{9}{2}$．`,
      ),
    },
    {
      slug: 'radian-sector',
      difficulty: 2,
      chapter: `${trigonometry}/5.1 任意角和弧度制/5.1.2 弧度制`,
      ...fill(
        r`半径为 $2$、圆心角为 $\dfrac{\pi}{3}$ 的扇形，弧长为 ___，面积为 ___．`,
        [
          { accepted: [r`\frac{2\pi}{3}`], comparison: 'formula', form: 'equal' },
          { accepted: [r`\frac{2\pi}{3}`], comparison: 'formula', form: 'equal' },
        ],
        { gapKind: 'formula' },
      ),
    },
    {
      slug: 'sine-graph',
      difficulty: 4,
      chapter: `${trigonometry}/5.6 函数 y=Asin(ωx+φ)/5.6.2 函数 y=Asin(ωx+φ) 的图象`,
      kind: 'mock',
      year: 2026,
      region: '云州市',
      measured: [189, 0.42],
      ...calculate(
        r`已知函数 $f(x)=2\sin\left(2x+\dfrac{\pi}{6}\right)$．
        （1）求 $f(x)$ 的最小正周期；（2）求 $f(x)$ 在区间 $\left[0,\dfrac{\pi}{2}\right]$ 上的最大值与最小值．`,
        r`（1）$T=\dfrac{2\pi}{2}=\pi$．
        （2）$x\in\left[0,\dfrac{\pi}{2}\right]$ 时，$2x+\dfrac{\pi}{6}\in\left[\dfrac{\pi}{6},\dfrac{7\pi}{6}\right]$，
        当 $2x+\dfrac{\pi}{6}=\dfrac{\pi}{2}$ 时取最大值 $2$；当 $2x+\dfrac{\pi}{6}=\dfrac{7\pi}{6}$ 时取最小值 $-1$．`,
        {
          points: 12,
          rubric: [
            ['周期', 3],
            ['求出范围', 4],
            ['最大值', 2],
            ['最小值', 3],
          ],
        },
      ),
    },
  ],
};
