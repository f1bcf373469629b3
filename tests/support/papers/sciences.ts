import { libreOffice } from './makers/libre-office';
import { escaped } from './makers/maker';
import { head, line, lines, type Paper, title } from './notation';
import * as o from './omml';
import { word } from './makers/word';
import { wps } from './makers/wps';

const choice = (at: number, points: number) => ({ type: 0, options: 4, choice: [at], points });

/** Physics, Word: pictures in the line, beside the text and as options, a table of measurements, units as formulas. */
export function physics(): Paper {
  const p = (text: string, formulas: readonly string[] = []) => line(word, text, formulas);
  const body = [
    title(word, '八年级物理期末试卷'),
    title(word, '第Ⅰ卷（选择题  共 12 分）'),
    head(word, '一、选择题（每题 3 分，共 12 分）'),
    p('1．如图所示的现象中，属于光的折射的是（　　）'),
    word.paragraph(word.picture(), { center: true }),
    p('A．小孔成像~B．水中倒影~C．筷子弯折~D．日食'),
    p('2．下列四幅图中，能正确表示近视眼成像的是（　　）'),
    p('A．▣~B．▣'),
    p('C．▣~D．▣'),
    p('3．一物体的质量为 @，它的重力约为（　　）▤', [o.run('500 g')]),
    p('A．0.5 N~B．5 N~C．50 N~D．500 N'),
    p('4．小车的速度与时间的关系如下表，它做的是（　　）'),
    word.table([
      ['时间/s', '1', '2', '3'].map((text) => word.text(text)),
      ['速度/(m/s)', '2', '4', '6'].map((text) => word.text(text)),
    ]),
    p('A．匀速运动~B．加速运动~C．减速运动~D．静止'),
    title(word, '第Ⅱ卷（非选择题  共 28 分）'),
    head(word, '二、填空题（每空 2 分，共 8 分）'),
    p('5．光在真空中的传播速度约为___@，声音在 15 ℃ 空气中的传播速度约为___m/s．', [o.run('m/s')]),
    p('6．标准大气压下水的沸点是___℃，海拔越高，沸点越___．'),
    head(word, '三、实验题（共 8 分）'),
    p('7．（8 分）小华做“探究凸透镜成像的规律”实验．'),
    p('（1）实验前应使烛焰、透镜、光屏的中心在同一高度；'),
    p('（2）她得到的一组数据如图所示，由图可知焦距为多少？'),
    word.paragraph(word.picture()),
    head(word, '四、计算题（共 12 分）'),
    p('8．（12 分）一个质量为 @ 的铁球，体积为 @．求它的密度．', [
      o.run('7.9 kg'),
      o.power('10', '−3') + o.power('m', '3'),
    ]),
    title(word, '答案'),
    lines(word, '1．C  2．A  3．B  4．B', '5．3×10⁸；340', '6．100  低', '7．10 cm'),
    p('8．@', [o.run('ρ=') + o.fraction('m', 'V') + o.run('=7.9×') + o.power('10', '3')]),
  ];
  return {
    name: 'physics with pictures in, beside and as options, and a table',
    maker: 'Word',
    isWellFormed: true,
    bytes: word.file(body.join('')),
    expected: [
      { number: '1', ...choice(2, 3), pictures: 1 },
      { number: '2', ...choice(0, 3), pictures: 4 },
      { number: '3', ...choice(1, 3), pictures: 1 },
      { number: '4', ...choice(1, 3), stem: '速度/(m/s)' },
      { number: '5', type: 3, points: 4, gaps: ['3×10⁸', '340'] },
      { number: '6', type: 3, points: 4, gaps: ['100', '低'] },
      { number: '7', type: 5, points: 8, pictures: 1, stem: '焦距为多少' },
      { number: '8', type: 4, points: 12, formulas: ['7.9kg', '10^{-3}m^{3}'] },
    ],
  };
}

/** Chemistry, WPS: raised and lowered figures in the text, an arrow with a text, MathType's picture, a frame around data. */
export function chemistry(): Paper {
  const p = (text: string, formulas: readonly string[] = []) => line(wps, text, formulas);
  const mathType = `<w:r><w:object><v:shape style="width:60pt;height:30pt"><v:imagedata r:id="rId8"/></v:shape><o:OLEObject Type="Embed" ProgID="Equation.DSMT4" ShapeID="x" r:id="rId9"/></w:object></w:r>`;
  const water = wps.text('H') + wps.text('2', { sub: true }) + wps.text('O');
  const body = [
    title(wps, '化学随堂练习'),
    head(wps, '一、选择题（本题包括 3 小题，每小题 4 分，共 12 分）'),
    wps.paragraph([wps.text('1、下列关于 '), water, wps.text(' 的说法，正确的是（    ）')]),
    p('A．由两种元素组成~B．由三种元素组成~C．是单质~D．是混合物'),
    p('2、化学方程式 @ 属于（    ）', [
      o.run('2') +
        o.index('H', '2') +
        o.run('+') +
        o.index('O', '2') +
        `<m:groupChr><m:groupChrPr><m:chr m:val="→"/></m:groupChrPr><m:e>${o.run('点燃')}</m:e></m:groupChr>` +
        o.run('2') +
        o.index('H', '2') +
        o.run('O'),
    ]),
    p('A．化合反应~B．分解反应~C．置换反应~D．复分解反应'),
    wps.paragraph([wps.text('3、由 '), mathType, wps.text(' 可知，溶液的质量分数为（    ）')]),
    p('A．5%~B．10%~C．15%~D．20%'),
    head(wps, '二、判断题（每小题 2 分，共 4 分）'),
    p('4、空气是纯净物。（    ）'),
    p('5、铁生锈是化学变化。（    ）'),
    head(wps, '三、简答题（共 10 分）'),
    p('6、（10 分）阅读方框中的资料，说明为什么要节约用水。'),
    wps.box(wps.paragraph(wps.text('资料：地球上的淡水只占总水量的约 2.5%。'))),
    title(wps, '参考答案'),
    wps.table([
      ['题号', '1', '2', '3', '4', '5'].map((text) => wps.text(text)),
      ['答案', 'A', 'A', 'B', '×', '√'].map((text) => wps.text(text)),
    ]),
    lines(wps, '6、因为淡水资源有限。'),
  ];
  return {
    name: 'chemistry with small figures, an arrow, MathType and a frame',
    maker: 'WPS',
    isWellFormed: true,
    bytes: wps.file(body.join('')),
    expected: [
      { number: '1', ...choice(0, 4), stem: 'H2O' },
      { number: '2', ...choice(0, 4), formulas: ['2H_{2}+O_{2}\\xrightarrow{\\text{点燃}}2H_{2}O'] },
      { number: '3', ...choice(1, 4), pictures: 1 },
      { number: '4', type: 2, points: 2, truth: false },
      { number: '5', type: 2, points: 2, truth: true },
      { number: '6', type: 5, points: 10, stem: '2.5%', answer: '淡水资源有限' },
    ],
  };
}

/** Two files, LibreOffice: the questions, and their answers by number. */
export function answersApart(): Paper {
  const p = (text: string) => line(libreOffice, text);
  const body = [
    title(libreOffice, '生物会考模拟'),
    head(libreOffice, '一、单项选择题（共 3 题，每题 2 分，共 6 分）'),
    ...['细胞', '叶绿体', '血液'].flatMap((word_, at) => [
      p(`${at + 1}. 下列与${word_}有关的叙述，正确的是（    ）`),
      p('A. 甲 B. 乙 C. 丙 D. 丁'),
    ]),
    head(libreOffice, '二、填空题（每空 1 分，共 2 分）'),
    p('4. 植物细胞特有的结构有____和____。'),
    head(libreOffice, '三、问答题（共 6 分）'),
    p('5. 为什么移栽植物时要带土？（6 分）'),
  ];
  const answers = [
    title(libreOffice, '生物会考模拟 参考答案'),
    p('1. B'),
    p('【解析】细胞是生命活动的基本单位。'),
    p('2. D'),
    p('3. A'),
    p('4. 细胞壁；液泡'),
    p('5. 保护根毛，有利于吸收水分。'),
  ];
  return {
    name: 'biology with its answers in a file of their own',
    maker: 'LibreOffice',
    isWellFormed: true,
    bytes: libreOffice.file(body.join('')),
    answers: libreOffice.file(answers.join('')),
    expected: [
      { number: '1', ...choice(1, 2), analysis: '基本单位' },
      { number: '2', ...choice(3, 2) },
      { number: '3', ...choice(0, 2) },
      { number: '4', type: 3, points: 2, gaps: ['细胞壁', '液泡'] },
      { number: '5', type: 5, points: 6, answer: '保护根毛' },
    ],
  };
}

/** Badly made, Word: numbers missing and twice, no sections, letters in one run, breaks for paragraphs, a field for a fraction. */
export function badlyMade(): Paper {
  const p = (text: string) => line(word, text);
  const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> EQ \\F(3,4) </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const body = [
    p('练习题'),
    p('1. 首都是（  ）¶A.上海¶B.北京¶C.天津¶D.重庆'),
    word.paragraph([word.text('2、'), field, word.text('的倒数是____')]),
    p('4. 水在 0℃ 时会____。'),
    p('5 下列说法对吗？太阳从西边升起。（  ）'),
    p('6．（本题 5 分）写出三种鸟的名字。'),
    word.paragraph(
      `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId99"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
    ),
    p('7．A.一 B.二 C.三 下面哪个最小'),
    p(escaped('8. 5<7 对不对')),
    p('参考答案'),
    p('1.B 2.4/3 4.结冰'),
    p('9.没有这道题'),
  ];
  return {
    name: 'a badly made paper without sections, with numbers left out',
    maker: 'Word',
    isWellFormed: false,
    bytes: word.file(body.join('')),
    expected: [
      { number: '1', type: 0, options: 4, choice: [1] },
      { number: '2', type: 3, gaps: ['4'], formulas: ['\\frac{3}{4}'] },
      { number: '4', type: 3, gaps: ['结冰'] },
      { number: '5', type: 2 },
      { number: '6', type: 5, points: 5 },
      { number: '7', type: 0, options: 3 },
      { number: '8', type: 5 },
    ],
  };
}
