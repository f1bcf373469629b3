import { libreOffice } from './makers/libre-office';
import { head, line, lines, type Paper, title } from './notation';
import * as o from './omml';
import { word } from './makers/word';
import { wps } from './makers/wps';

const four = (at: number) => ({ type: 0, points: 3, options: 4, choice: [at] });

/** Junior school, Word: numbers and letters are lists, equations native, answers at the end in a table. */
export function juniorMathematics(): Paper {
  const question = (text: string, formulas: readonly string[] = []) => line(word, text, formulas, { list: 1 });
  let list = 1;
  const options = (texts: readonly (string | readonly [string, string])[]) => {
    list += 1;
    return texts
      .map((text) =>
        typeof text === 'string' ? line(word, text, [], { list }) : line(word, text[0], [text[1]], { list }),
      )
      .join('');
  };
  const body = [
    title(word, '临江区 2026 学年第一学期八年级期中考试'),
    title(word, '数学试卷'),
    lines(word, '（考试时间 90 分钟，满分 60 分）'),
    head(word, '一、选择题（本大题共 5 小题，每小题 3 分，共 15 分．每小题只有一个选项符合题意）'),
    question('下列各数中，是无理数的是（　　）'),
    options(['0.5', ['@', o.fraction('22', '7')], ['@', o.root('2')], '－3']),
    question('若分式 @ 有意义，则 x 的取值范围是（　　）', [o.fraction('1', 'x−1')]),
    options([
      ['@', o.run('x≠1')],
      ['@', o.run('x=1')],
      ['@', o.run('x>1')],
      ['@', o.run('x≠0')],
    ]),
    question('如图，在 @ 中，AB＝AC，∠B＝70°，则∠A 的度数为（　　）▤', [o.run('△ABC')]),
    options(['40°', '50°', '55°', '70°']),
    question('计算 @ 的结果是（　　）', [o.power(o.run('a'), '3') + o.run('⋅') + o.power(o.run('a'), '2')]),
    options([
      ['@', o.power('a', '5')],
      ['@', o.power('a', '6')],
      ['@', o.power('a', '9')],
      ['@', o.run('2') + o.power('a', '5')],
    ]),
    question('已知方程组 @ 的解满足 x＋y＝4，则 k 的值为（　　）', [o.system('2x+y=k', 'x+2y=5')]),
    options(['5', '6', '7', '8']),
    head(word, '二、填空题（本大题共 3 小题，每小题 4 分，共 12 分）'),
    question('因式分解：@＝___．', [o.power('x', '2') + o.run('−9')]),
    question('若 @，则 a＝___，b＝___．', [o.root('a−2') + o.run('+') + o.power('(b+3)', '2') + o.run('=0')]),
    question('一个多边形的内角和是 720°，它的边数是___．'),
    head(word, '三、解答题（本大题共 3 小题，共 33 分）'),
    question('（本题满分 8 分）解方程：@．', [o.fraction('2', 'x') + o.run('=') + o.fraction('3', 'x+1')]),
    question('（10 分）先化简，再求值：@，其中 x＝2．', [
      `<m:d><m:e>${o.run('1+')}${o.fraction('1', 'x')}</m:e></m:d>${o.run('÷')}${o.fraction('x+1', 'x')}`,
    ]),
    question('（15 分）如图，点 D 在 BC 上，AB＝AD，∠BAC＝90°．'),
    lines(word, '（1）求证：△ABD 是等腰三角形；', '（2）若 AC＝3，BC＝5，求 AB 的长．'),
    word.paragraph(word.picture(), { center: true }),
    title(word, '参考答案'),
    word.table([
      ['题号', '1', '2', '3', '4', '5'].map((text) => word.text(text)),
      ['答案', 'C', 'A', 'A', 'A', 'C'].map((text) => word.text(text)),
    ]),
    line(word, '6．@', [o.run('(x+3)(x−3)')]),
    lines(word, '7．2；－3', '8．6'),
    line(word, '9．解：方程两边同乘 @，得 2x＋2＝3x，', [o.run('x(x+1)')]),
    lines(
      word,
      '解得 x＝2．',
      '经检验，x＝2 是原方程的解．',
      '10．化简得 1，值为 1．',
      '11．（1）证明略；（2）AB＝4．',
    ),
  ];
  return {
    name: 'junior mathematics with native equations, lists and a table of answers',
    maker: 'Word',
    isWellFormed: true,
    bytes: word.file(body.join('')),
    expected: [
      { number: '1', ...four(2), formulas: ['\\frac{22}{7}', '\\sqrt{2}'] },
      { number: '2', ...four(0), formulas: ['\\frac{1}{x-1}', 'x\\ne1', 'x=1', 'x>1', 'x\\ne0'] },
      { number: '3', ...four(0), pictures: 1, formulas: ['\\triangle ABC'] },
      { number: '4', ...four(0), formulas: ['a^{3}\\cdot a^{2}', 'a^{5}', 'a^{6}', 'a^{9}', '2a^{5}'] },
      { number: '5', ...four(2), formulas: ['\\begin{cases}2x+y=k\\\\x+2y=5\\end{cases}'] },
      { number: '6', type: 3, points: 4, gaps: ['(x+3)(x-3)'], formulas: ['x^{2}-9'] },
      { number: '7', type: 3, points: 4, gaps: ['2', '-3'] },
      { number: '8', type: 3, points: 4, gaps: ['6'] },
      { number: '9', type: 4, points: 8, formulas: ['\\frac{2}{x}=\\frac{3}{x+1}'], answer: '经检验' },
      { number: '10', type: 4, points: 10, answer: '化简得 1' },
      { number: '11', type: 4, points: 15, pictures: 1, stem: '（2）若 AC＝3', answer: 'AB＝4' },
    ],
  };
}

/** Senior school, WPS: typed numbers, four options on a line, 【答案】 behind each question. */
export function seniorMathematics(): Paper {
  const p = (text: string, formulas: readonly string[] = []) => line(wps, text, formulas);
  const body = [
    title(wps, '高三数学周测（函数、向量与极限）'),
    head(wps, '一、单项选择题：本题共 3 小题，每小题 5 分，共 15 分．'),
    p('1、已知集合 @，则 A∩B＝（    ）', [o.run('A={x|x>1}')]),
    p('A．（1，2）~B．[1，2]~C．{1，2}~D．∅'),
    p('【答案】A'),
    p('【解析】由题意可知 B＝（0，2），所以选 A．'),
    p('2、@ 等于（    ）', [o.limit('lim', 'x→0', o.fraction('sin x', 'x'))]),
    p('A．0~B．1~C．2~D．不存在'),
    p('【答案】B【解析】重要极限．'),
    p('3、设向量 @，@，则它们的数量积为（    ）', [o.vector('a') + o.run('=(1,2)'), o.vector('b') + o.run('=(3,−1)')]),
    p('A．1~B．2~C．5~D．7'),
    p('【答案】A'),
    p('【知识点】平面向量的数量积'),
    p('【难度】0.85'),
    head(wps, '二、多项选择题：本题共 1 小题，共 6 分．在每小题给出的选项中，有多项符合题目要求．'),
    p('4、下列函数中，在区间（0，＋∞）上单调递增的有（    ）'),
    p('A．@~B．@', [o.run('y=x'), o.run('y=') + o.power('x', '2')]),
    p('C．@~D．@', [o.run('y=') + o.fraction('1', 'x'), o.run('y=') + o.power('2', 'x')]),
    p('【答案】ABD'),
    head(wps, '三、填空题：本题共 2 小题，每小题 5 分，共 10 分．'),
    p('5、数列 @ 满足 @，则首项为______．', [o.index('a', 'n'), o.index('a', 'n+1') + o.run('=2') + o.index('a', 'n')]),
    p('【答案】@', [o.fraction('1', '2')]),
    p('6、@＝______．', [o.integral('0', '1', o.power('x', '2') + o.run('dx'))]),
    p('【答案】@', [o.fraction('1', '3')]),
    head(wps, '四、解答题：本题共 1 小题，共 13 分．解答应写出文字说明、证明过程或演算步骤．'),
    p('7、（13 分）已知函数 @．', [o.run('f(x)=') + o.power('x', '3') + o.run('−3x')]),
    p('（1）求函数的单调区间；'),
    p('（2）求函数在 [－2，2] 上的最大值．'),
    p('【答案】（1）在（－1，1）上递减；（2）2'),
    p('【详解】（1）求导得 @．', [o.run("f'(x)=3") + o.power('x', '2') + o.run('−3')]),
    p('（2）比较端点值与极值．'),
  ];
  const five = (at: number) => ({ type: 0, points: 5, options: 4, choice: [at] });
  return {
    name: 'senior mathematics with an answer behind each question',
    maker: 'WPS',
    isWellFormed: true,
    bytes: wps.file(body.join('')),
    expected: [
      { number: '1', ...five(0), analysis: '由题意可知', formulas: ['A=\\{x|x>1\\}'] },
      { number: '2', ...five(1), analysis: '重要极限', formulas: ['\\lim_{x\\to0}\\frac{\\sin x}{x}'] },
      { number: '3', ...five(0), formulas: ['\\vec{a}=(1,2)', '\\vec{b}=(3,-1)'] },
      {
        number: '4',
        type: 1,
        points: 6,
        options: 4,
        choice: [0, 1, 3],
        formulas: ['y=x', 'y=x^{2}', 'y=\\frac{1}{x}', 'y=2^{x}'],
      },
      { number: '5', type: 3, points: 5, gaps: ['\\frac{1}{2}'], formulas: ['a_{n}', 'a_{n+1}=2a_{n}'] },
      { number: '6', type: 3, points: 5, gaps: ['\\frac{1}{3}'], formulas: ['\\int_{0}^{1}x^{2}dx'] },
      { number: '7', type: 4, points: 13, stem: '最大值', answer: '递减', analysis: '比较端点值' },
    ],
  };
}

/** Primary school, LibreOffice: true or false, gaps in brackets, sums, and problems to solve; numbers begin anew in each section. */
export function primaryMathematics(): Paper {
  const p = (text: string, formulas: readonly string[] = []) => line(libreOffice, text, formulas);
  const body = [
    title(libreOffice, '三年级数学第二单元练习'),
    head(libreOffice, '一、填空题。（每空 1 分，共 6 分）'),
    p('1. 3 千米＝（    ）米'),
    p('2. 一个三角形有（    ）条边，（    ）个角。'),
    p('3. 比 @ 大 @ 的数是（    ）。', [o.fraction('1', '5'), o.fraction('2', '5')]),
    p('4. 25×4＝____，125×8＝____'),
    head(libreOffice, '二、判断题。（对的打“√”，错的打“×”。每小题 2 分，共 8 分）'),
    p('1. 正方形的四条边都相等。（    ）'),
    p('2. 0 除以任何数都得 0。（    ）'),
    p('（    ）3. 一千克棉花比一千克铁轻。'),
    p('（    ）4. 一年有 12 个月。'),
    head(libreOffice, '三、选择题。（把正确答案的序号填在括号里。每小题 2 分，共 4 分）'),
    p('1. 一枚鸡蛋大约重（    ）。'),
    libreOffice.table([
      ['A. 50 克', 'B. 5 千克'].map((text) => libreOffice.text(text)),
      ['C. 500 克', 'D. 1 吨'].map((text) => libreOffice.text(text)),
    ]),
    p('2. 下面图形中，（    ）是轴对称图形。 A. 平行四边形  B. 圆  C. 一般三角形'),
    head(libreOffice, '四、解决问题。（共 12 分）'),
    p('1. 小明有 24 张邮票，送给小红 8 张，还剩多少张？（5 分）'),
    p('2. 一根绳子长 36 米，平均分成 4 段，每段长多少米？（7 分）'),
    title(libreOffice, '参考答案'),
    p('一、1. 3000  2. 3；3  3. @  4. 100；1000', [o.fraction('3', '5')]),
    p('二、1. √  2. ×  3. ×  4. √'),
    p('三、1. A  2. B'),
    p('四、1. 24－8＝16（张）'),
    p('2. 36÷4＝9（米）'),
  ];
  return {
    name: 'primary mathematics with ticks, brackets and numbers that begin anew',
    maker: 'LibreOffice',
    isWellFormed: true,
    bytes: libreOffice.file(body.join('')),
    expected: [
      { number: '1', type: 3, points: 1, gaps: ['3000'] },
      { number: '2', type: 3, points: 2, gaps: ['3', '3'] },
      { number: '3', type: 3, points: 1, gaps: ['\\frac{3}{5}'], formulas: ['\\frac{1}{5}', '\\frac{2}{5}'] },
      { number: '4', type: 3, points: 2, gaps: ['100', '1000'] },
      { number: '1', type: 2, points: 2, truth: true, stem: '四条边都相等' },
      { number: '2', type: 2, points: 2, truth: false },
      { number: '3', type: 2, points: 2, truth: false, stem: '一千克棉花' },
      { number: '4', type: 2, points: 2, truth: true },
      { number: '1', type: 0, points: 2, options: 4, choice: [0] },
      { number: '2', type: 0, points: 2, options: 3, choice: [1] },
      { number: '1', type: 4, points: 5, answer: '16（张）' },
      { number: '2', type: 4, points: 7, answer: '9（米）' },
    ],
  };
}
