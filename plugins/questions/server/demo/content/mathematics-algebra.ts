import { calculate, explain, fill, multiple, single, truth, type WrittenSet } from '../written';

const r = String.raw;
const algebra = '数与代数/代数式';
const equations = '数与代数/方程与方程组';
const shapes = '图形与几何/点、线、面、角';
const fifth = '第五章 一元一次方程';
const sixth = '第六章 几何图形初步';

/** 七年级数学上册: expressions, equations and first figures. */
export const mathematicsAlgebra: WrittenSet = {
  book: 'junior-mathematics-7a-pep',
  subject: 'mathematics',
  stage: 'junior',
  grade: 7,
  tree: 'junior-mathematics',
  owner: '201/teacher/mathematics/1',
  school: '201',
  questions: [
    {
      slug: 'discount',
      difficulty: 2,
      chapter: '第三章 代数式/3.1 列代数式表示数量关系',
      knowledge: [`${algebra}/列代数式`],
      measured: [120, 0.8],
      ...single(
        r`一件上衣原价 $a$ 元，先提价 $20\%$，再打八折出售，现价是（　　）元．`,
        [r`$a$`, r`$0.96a$`, r`$1.2a$`, r`$0.8a$`],
        'B',
        { analysis: r`$a(1+20\%)\times 0.8=0.96a$。` },
      ),
    },
    {
      slug: 'matches-pattern',
      difficulty: 4,
      chapter: '第三章 代数式/3.1 列代数式表示数量关系',
      knowledge: [`${algebra}/列代数式`],
      kind: 'competition',
      year: 2025,
      measured: [88, 0.39],
      ...fill(
        r`用火柴棒按如图的方式搭正方形：搭 1 个正方形用 4 根，搭 2 个用 7 根……搭 $n$ 个正方形需要火柴棒 ___ 根（用含 $n$ 的式子表示）．
        [match-squares.png]`,
        [{ accepted: ['3n+1', '1+3n', '4+3(n-1)'], comparison: 'formula', form: 'equal' }],
        { gapKind: 'formula', analysis: '每多一个正方形，多用 3 根。' },
      ),
    },
    {
      slug: 'value-of-expression',
      difficulty: 2,
      chapter: '第三章 代数式/3.2 代数式的值',
      knowledge: [`${algebra}/代数式的值`],
      ...fill(r`当 $x=-2$ 时，代数式 $x^2-3x+1$ 的值是 ___．`, [['11']], { gapKind: 'number' }),
    },
    {
      slug: 'whole-substitution',
      difficulty: 3,
      chapter: '第三章 代数式/3.2 代数式的值',
      knowledge: [`${algebra}/代数式的值`],
      kind: 'unit',
      year: 2026,
      ...fill(r`已知 $a-2b=3$，则 $7-2a+4b=$ ___．`, [['1']], {
        gapKind: 'number',
        analysis: r`$7-2(a-2b)=7-6=1$。`,
      }),
    },
    {
      slug: 'monomials',
      difficulty: 2,
      chapter: '第四章 整式的加减/4.1 整式',
      knowledge: [`${algebra}/单项式与多项式`],
      ...multiple(
        '下列说法正确的有（　　）',
        [
          r`单项式 $-\dfrac{2\pi x^2 y}{3}$ 的次数是 3`,
          r`单项式 $-\dfrac{2\pi x^2 y}{3}$ 的系数是 $-\dfrac{2}{3}$`,
          r`多项式 $x^2-2xy+y^2$ 是二次三项式`,
          r`$0$ 是单项式`,
        ],
        'ACD',
        { analysis: r`$\pi$ 是常数，系数是 $-\dfrac{2\pi}{3}$。` },
      ),
    },
    {
      slug: 'like-terms',
      difficulty: 2,
      chapter: '第四章 整式的加减/4.2 整式的加法与减法',
      knowledge: [`${algebra}/同类项`],
      measured: [131, 0.77],
      ...fill(r`若 $3x^{m}y^{3}$ 与 $-x^{2}y^{n+1}$ 是同类项，则 $m=$ ___，$n=$ ___．`, [['2'], ['2']], {
        gapKind: 'number',
      }),
    },
    {
      slug: 'remove-brackets',
      difficulty: 1,
      chapter: '第四章 整式的加减/4.2 整式的加法与减法',
      knowledge: [`${algebra}/整式的加减`],
      ...truth(r`$-(2a-b+c)=-2a+b+c$．`, false, { analysis: r`去括号后各项都变号，应为 $-2a+b-c$。` }),
    },
    {
      slug: 'simplify-then-evaluate',
      difficulty: 3,
      chapter: '第四章 整式的加减/4.2 整式的加法与减法',
      knowledge: [`${algebra}/整式的加减`, `${algebra}/代数式的值`],
      kind: 'final',
      year: 2025,
      region: '松溪区',
      measured: [264, 0.66],
      ...calculate(
        r`先化简，再求值：$3(2x^2y-xy^2)-2(3x^2y-2xy^2)$，其中 $x=\dfrac{1}{2}$，$y=-2$．`,
        r`原式 $=6x^2y-3xy^2-6x^2y+4xy^2=xy^2$．
        当 $x=\dfrac{1}{2}$，$y=-2$ 时，原式 $=\dfrac{1}{2}\times(-2)^2=2$．`,
        {
          rubric: [
            ['去括号', 3],
            ['合并同类项', 2],
            ['代入求值', 3],
          ],
        },
      ),
    },
    {
      slug: 'is-an-equation',
      difficulty: 1,
      chapter: `${fifth}/5.1 方程/5.1.1 从算式到方程`,
      ...single(
        '下列方程中，是一元一次方程的是（　　）',
        [r`$x+2y=5$`, r`$\dfrac{1}{x}=3$`, r`$x^2-1=0$`, r`$2x-3=5x$`],
        'D',
      ),
    },
    {
      slug: 'properties-of-equality',
      difficulty: 2,
      chapter: `${fifth}/5.1 方程/5.1.2 等式的性质`,
      knowledge: [`${equations}/等式的性质`],
      ...multiple(
        r`已知 $a=b$，下列变形一定正确的有（　　）`,
        [r`$a-3=b-3$`, r`$-2a=-2b$`, r`$\dfrac{a}{c}=\dfrac{b}{c}$`, r`$\dfrac{a}{c^2+1}=\dfrac{b}{c^2+1}$`],
        'ABD',
        { analysis: r`除以 $c$ 时需 $c\ne 0$；而 $c^2+1>0$。` },
      ),
    },
    {
      slug: 'solve-with-fractions',
      difficulty: 3,
      chapter: `${fifth}/5.2 解一元一次方程`,
      knowledge: [`${equations}/一元一次方程的解法`],
      kind: 'midterm',
      year: 2025,
      region: '云州市',
      measured: [342, 0.64],
      ...calculate(
        r`解方程：$\dfrac{2x-1}{3}=\dfrac{x+2}{4}-1$．`,
        r`去分母，得 $4(2x-1)=3(x+2)-12$．
        去括号，得 $8x-4=3x+6-12$．
        移项、合并，得 $5x=-2$．
        系数化为 1，得 $x=-\dfrac{2}{5}$．`,
        {
          rubric: [
            ['去分母', 3],
            ['去括号、移项', 3],
            ['结果', 2],
          ],
          analysis: r`去分母时常数项 $-1$ 也要乘 12。`,
        },
      ),
    },
    {
      slug: 'solve-simple',
      difficulty: 1,
      chapter: `${fifth}/5.2 解一元一次方程`,
      knowledge: [`${equations}/一元一次方程的解法`],
      ...fill(r`方程 $5x-7=3x+9$ 的解是 $x=$ ___．`, [['8']], { gapKind: 'number' }),
    },
    {
      slug: 'river-boat',
      difficulty: 4,
      chapter: `${fifth}/5.3 实际问题与一元一次方程`,
      knowledge: [`${equations}/一元一次方程的应用`],
      kind: 'final',
      year: 2026,
      region: '云州市',
      measured: [275, 0.47],
      ...calculate(
        r`一艘游船从云江码头顺流到松溪码头用 $2\,\mathrm{h}$，逆流返回用 $2.5\,\mathrm{h}$．已知水流速度是 $3\,\mathrm{km/h}$，求游船在静水中的速度．`,
        r`设游船在静水中的速度为 $x\,\mathrm{km/h}$．
        根据往返路程相等，得 $2(x+3)=2.5(x-3)$．
        解得 $x=27$．
        答：游船在静水中的速度为 $27\,\mathrm{km/h}$．`,
        {
          rubric: [
            ['设未知数', 1],
            ['列方程', 3],
            ['解方程', 3],
            ['作答', 1],
          ],
        },
      ),
    },
    {
      slug: 'choose-plan',
      difficulty: 4,
      chapter: `${fifth}/5.3 实际问题与一元一次方程`,
      knowledge: [`${equations}/一元一次方程的应用`],
      ...explain(
        r`某书店推出两种优惠：A 方案，全部图书打九折；B 方案，办会员卡 20 元，之后全部打八折．
        （1）购书原价为多少元时，两种方案花费相同？
        （2）王老师要为班级买原价 260 元的图书，选哪种方案合算？说明理由．`,
        r`（1）设原价 $x$ 元，$0.9x=20+0.8x$，解得 $x=200$．
        （2）A 方案 $0.9\times 260=234$（元），B 方案 $20+0.8\times 260=228$（元），选 B 方案．`,
        { points: 8 },
      ),
    },
    {
      slug: 'cube-nets',
      difficulty: 3,
      chapter: `${sixth}/6.1 几何图形/6.1.1 立体图形与平面图形`,
      knowledge: ['图形与几何/图形的投影/立体图形的展开图'],
      measured: [143, 0.6],
      ...single(
        r`如图是一个正方体的展开图，折成正方体后，与标有数字 1 的面相对的面上的数字是（　　）
        [cube-net.png]`,
        ['2', '3', '4', '6'],
        'B',
        { analysis: '同一行中隔一个的两个面相对，所以 1 与 3 相对。' },
      ),
    },
    {
      slug: 'two-points-one-line',
      difficulty: 1,
      chapter: `${sixth}/6.2 直线、射线、线段/6.2.1 直线、射线、线段`,
      knowledge: [`${shapes}/直线、射线、线段`],
      ...fill('建筑工人砌墙时，先在两端立桩拉一根线，其中的数学道理是 ___．', [
        ['两点确定一条直线', '经过两点有且只有一条直线', '经过两点有一条直线，并且只有一条直线'],
      ]),
    },
    {
      slug: 'midpoint',
      difficulty: 3,
      chapter: `${sixth}/6.2 直线、射线、线段/6.2.2 线段的比较与运算`,
      knowledge: [`${shapes}/线段的比较与中点`],
      kind: 'unit',
      year: 2025,
      measured: [97, 0.57],
      ...fill(
        r`点 $C$ 在直线 $AB$ 上，$AB=10\,\mathrm{cm}$，$BC=4\,\mathrm{cm}$，$M$ 是 $AC$ 的中点，则 $AM$ 的长为 ___ 或 ___．`,
        [
          { accepted: ['3'], comparison: 'number', unit: { name: 'cm', isNeeded: true } },
          { accepted: ['7'], comparison: 'number', unit: { name: 'cm', isNeeded: true } },
        ],
        {
          gapKind: 'number',
          freeOrder: [[0, 1]],
          analysis: r`$C$ 在线段 $AB$ 上时 $AC=6$；在 $AB$ 的延长线上时 $AC=14$。`,
        },
      ),
    },
    {
      slug: 'clock-angle',
      difficulty: 3,
      chapter: `${sixth}/6.3 角/6.3.1 角的概念`,
      knowledge: [`${shapes}/角的概念与度量`],
      ...single(
        r`钟面上 $3$ 时 $30$ 分时，时针与分针的夹角是（　　）`,
        [r`$90^\circ$`, r`$75^\circ$`, r`$60^\circ$`, r`$105^\circ$`],
        'B',
        { analysis: r`分针指向 6，时针在 3 与 4 正中，夹角 $2.5\times 30^\circ=75^\circ$。` },
      ),
    },
    {
      slug: 'bisectors',
      difficulty: 4,
      chapter: `${sixth}/6.3 角/6.3.2 角的比较与运算`,
      knowledge: [`${shapes}/角平分线`, `${shapes}/角的比较与运算`],
      kind: 'final',
      year: 2025,
      region: '云州市',
      measured: [298, 0.41],
      ...calculate(
        r`如图，$O$ 是直线 $AB$ 上一点，$OD$ 平分 $\angle AOC$，$OE$ 平分 $\angle BOC$，$\angle BOC=50^\circ$．
        [angle-bisectors.png]
        （1）求 $\angle AOD$ 的度数；（2）求证 $\angle DOE=90^\circ$．`,
        r`（1）$\angle AOC=180^\circ-50^\circ=130^\circ$，$\angle AOD=\dfrac{1}{2}\angle AOC=65^\circ$．
        （2）$\angle DOE=\dfrac{1}{2}(\angle AOC+\angle BOC)=\dfrac{1}{2}\times 180^\circ=90^\circ$．`,
        {
          points: 10,
          rubric: [
            ['第（1）问', 4],
            ['写出和的一半', 4],
            ['结论', 2],
          ],
        },
      ),
    },
    {
      slug: 'complement',
      difficulty: 2,
      chapter: `${sixth}/6.3 角/6.3.3 余角和补角`,
      knowledge: [`${shapes}/余角和补角`],
      measured: [160, 0.72],
      ...single(
        r`一个角的补角比它的余角的 3 倍还多 $10^\circ$，则这个角的度数是（　　）`,
        [r`$40^\circ$`, r`$50^\circ$`, r`$60^\circ$`, r`$45^\circ$`],
        'B',
        { analysis: r`设这个角为 $x^\circ$：$180-x=3(90-x)+10$，解得 $x=50$。` },
      ),
    },
  ],
};
