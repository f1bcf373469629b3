import { libreOffice } from './makers/libre-office';
import type { Maker } from './makers/maker';
import { head, line, lines, type Paper, title } from './notation';
import { word } from './makers/word';
import { wps } from './makers/wps';

const choice = (at: number, points: number, options = 4) => ({ type: 0, options, choice: [at], points });

/** Chinese, Word: dotted words, gaps, two texts with their questions, an essay. */
export function chinese(): Paper {
  const p = (text: string) => line(word, text);
  const prose = (text: string) => line(word, text, [], { indent: true });
  const body = [
    title(word, '七年级语文期中测试'),
    head(word, '一、积累与运用（共 15 分）'),
    p('1．下列加点字的读音完全正确的一项是（　　）（3 分）'),
    p('A．‹酝›酿（yùn）~B．‹黄›晕（yùn）~C．‹粗›犷（kuàng）~D．‹干›涸（gù）'),
    p('2．下列句子没有语病的一项是（3 分）（　　）'),
    lines(
      word,
      'A．通过这次活动，使我们懂得了合作的意义。',
      'B．他的写作水平明显改进了。',
      'C．春天的江南是个美丽的地方。',
      'D．能否坚持锻炼，是身体健康的保证。',
    ),
    p('3．默写填空。（每空 1 分，共 4 分）'),
    p('（1）海日生残夜，___。　（2）___，洛阳亲友如相问。'),
    p('（3）夕阳西下，___。　　（4）___，思而不学则殆。'),
    p('4．请用一句话概括下面这段话的主要内容。（5 分）'),
    prose('校园里的银杏树黄了，落叶铺满小路，同学们在树下拍照、画画，留住这个秋天。'),
    head(word, '二、阅读（共 25 分）'),
    p('（一）阅读下面的文章，完成 5～7 题。（12 分）'),
    title(word, '门前的老槐树'),
    prose('老家门前有一棵槐树，比爷爷的年纪还大。每到五月，满树的花开得像一场无声的雪。'),
    prose('那一年我要去城里读书，爷爷在树下坐了一个下午，什么也没有说。临走时，他把一包晒干的槐花塞进我的书包。'),
    prose('如今老屋已经不在，槐树却还站在那里，替爷爷守着我回家的路。'),
    p('5．文中画线句子运用了什么修辞手法？有什么作用？（4 分）'),
    p('6．下列对文章内容的理解，不正确的一项是（　　）（3 分）'),
    lines(
      word,
      'A．槐树的年纪很大。',
      'B．爷爷舍不得“我”离开。',
      'C．老屋和槐树都不在了。',
      'D．文章表达了对亲人的思念。',
    ),
    p('7．结合全文，说说结尾一段的含义。（5 分）'),
    p('（二）阅读下面的文言文，完成 8～9 题。（13 分）'),
    prose('有田父耕于野，得玉而不识，弃之。邻人见而藏之，以献于王。'),
    p('8．解释下列句中加点的词。（4 分）'),
    p('（1）有田父耕于‹野›　___　（2）得玉而不‹识›　___'),
    p('9．用现代汉语翻译：邻人见而藏之，以献于王。（9 分）'),
    head(word, '三、写作（50 分）'),
    p('10．请以“那一刻，我长大了”为题，写一篇不少于 600 字的文章。（50 分）'),
    title(word, '参考答案与评分标准'),
    lines(
      word,
      '1．A  2．C',
      '3．（1）江春入旧年（2）乡书何处达（3）断肠人在天涯（4）学而不思则罔',
      '4．示例：秋天的校园银杏树下，同学们留住美好时光。',
      '5．比喻，写出了槐花开得洁白而安静。',
      '6．C',
      '7．槐树是爷爷的化身，寄托了思念。',
      '8．田野；认识',
      '9．邻居见到后把它藏起来，拿去献给国王。',
      '10．略',
    ),
  ];
  return {
    name: 'Chinese with dotted words, two texts and an essay',
    maker: 'Word',
    isWellFormed: true,
    bytes: word.file(body.join('')),
    expected: [
      { number: '1', ...choice(0, 3), stem: '加点字' },
      { number: '2', ...choice(2, 3) },
      { number: '3', type: 3, points: 4, gaps: ['江春入旧年', '乡书何处达', '断肠人在天涯', '学而不思则罔'] },
      { number: '4', type: 5, points: 5, stem: '银杏树黄了', answer: '示例' },
      {
        number: '5',
        type: 9,
        points: 12,
        stem: '老家门前有一棵槐树',
        parts: [{ type: 5, points: 4, answer: '比喻' }, { ...choice(2, 3) }, { type: 5, points: 5, answer: '化身' }],
      },
      {
        number: '8',
        type: 9,
        points: 13,
        stem: '有田父耕于野',
        parts: [
          { type: 3, points: 4, gaps: ['田野', '认识'] },
          { type: 5, points: 9 },
        ],
      },
      { number: '10', type: 5, points: 50, stem: '那一刻' },
    ],
  };
}

const cloze = (maker: Maker) =>
  [
    line(
      maker,
      'Last summer my brother and I ___11___ a small garden behind our house. At first the soil was hard and nothing ___12___. We asked our grandfather for ___13___. He told us to be ___14___ and to water the plants every evening. After six weeks we picked our first tomatoes, and they tasted ___15___ than any from the shop.',
      [],
      { indent: true },
    ),
    lines(
      maker,
      '11．A．started~B．sold~C．forgot~D．crossed',
      '12．A．broke~B．grew~C．fell~D．moved',
      '13．A．money~B．time~C．help~D．food',
      '14．A．angry~B．patient~C．famous~D．busy',
      '15．A．better~B．worse~C．faster~D．later',
    ),
  ].join('');

/** English, WPS: listening with its words, cloze with numbered blanks, two reading passages, a run of answers. */
export function english(): Paper {
  const p = (text: string) => line(wps, text);
  const prose = (text: string) => line(wps, text, [], { indent: true });
  const body = [
    title(wps, '九年级英语第一次质量检测'),
    head(wps, '第一部分  听力（共两节，满分 15 分）'),
    head(wps, '第一节（共 2 小题；每小题 1.5 分，满分 3 分）'),
    p('听下面 2 段对话。每段对话后有一个小题，从题中所给的 A、B、C 三个选项中选出最佳选项。'),
    p('1．What will the man do this afternoon?'),
    p('A．Play football.~B．Visit his aunt.~C．Stay at home.'),
    p('2．How does the girl go to school?'),
    p('A．By bus.~B．By bike.~C．On foot.'),
    head(wps, '第二节（共 3 小题；每小题 4 分，满分 12 分）'),
    p('听下面一段对话，回答第 3 至第 5 三个小题。'),
    p('3．Where are the two speakers?'),
    p('A．In a shop.~B．In a library.~C．At home.'),
    p('4．What is the woman looking for?'),
    p('A．A map.~B．A pen.~C．A book.'),
    p('5．When will the place close?'),
    p('A．At five.~B．At six.~C．At seven.'),
    head(wps, '第二部分  阅读理解（共 5 小题；每小题 2 分，满分 10 分）'),
    p('阅读下列短文，从每题所给的 A、B、C、D 四个选项中，选出最佳选项。'),
    title(wps, 'A'),
    prose(
      'Our school library is open from Monday to Friday. Students may borrow three books at a time and keep them for two weeks.',
    ),
    p('6．How many books can a student borrow at a time?'),
    p('A．One.~B．Two.~C．Three.~D．Four.'),
    p('7．How long may a book be kept?'),
    p('A．A week.~B．Two weeks.~C．A month.~D．A term.'),
    title(wps, 'B'),
    prose(
      'Anna lives near the sea. Every morning she walks along the beach and picks up the rubbish that the waves have left behind. Her friends laughed at first; now they join her.',
    ),
    p('8．Where does Anna live?'),
    lines(wps, 'A．Near a lake.', 'B．Near the sea.', 'C．In a city.', 'D．On a farm.'),
    p('9．What does she do every morning?'),
    lines(wps, 'A．She swims.', 'B．She sells fish.', 'C．She cleans the beach.', 'D．She runs.'),
    p('10．What do her friends do now?'),
    lines(wps, 'A．They laugh.', 'B．They help her.', 'C．They stay away.', 'D．They write to her.'),
    head(wps, '第三部分  完形填空（共 5 小题；每小题 2 分，满分 10 分）'),
    p('阅读下面短文，从短文后各题所给的 A、B、C、D 四个选项中，选出可以填入空白处的最佳选项。'),
    cloze(wps),
    head(wps, '第四部分  写作（满分 15 分）'),
    p('16．假定你是李华，请给你的英国朋友 Tom 写一封信，介绍学校的图书馆。词数 80 左右。（15 分）'),
    title(wps, '参考答案'),
    lines(wps, '1-5 ACBCB  6-10 CBBCB', '11—15 ABCBA', '16．略'),
  ];
  const three = (at: number, points: number) => choice(at, points, 3);
  return {
    name: 'English with listening, two passages, cloze and a run of answers',
    maker: 'WPS',
    isWellFormed: true,
    bytes: wps.file(body.join('')),
    expected: [
      { number: '1', type: 7, points: 1.5, parts: [three(0, 1.5)] },
      { number: '2', type: 7, points: 1.5, parts: [three(2, 1.5)] },
      { number: '3', type: 7, points: 12, parts: [three(1, 4), three(2, 4), three(1, 4)] },
      { number: '6', type: 9, points: 4, stem: 'Our school library', parts: [choice(2, 2), choice(1, 2)] },
      { number: '8', type: 9, points: 6, stem: 'Anna lives', parts: [choice(1, 2), choice(2, 2), choice(1, 2)] },
      {
        number: '11',
        type: 8,
        points: 10,
        stem: 'Last summer',
        parts: [choice(0, 2), choice(1, 2), choice(2, 2), choice(1, 2), choice(0, 2)],
      },
      { number: '16', type: 5, points: 15, stem: '李华' },
    ],
  };
}

/** English, LibreOffice: a listening text with its transcript, seven sentences for five blanks, words into a text. */
export function englishBlanks(): Paper {
  const p = (text: string) => line(libreOffice, text);
  const body = [
    title(libreOffice, '高一英语单元测试'),
    head(libreOffice, '一、听力（每小题 2 分，共 4 分）'),
    p('听第 1 段材料，回答第 1、2 题。'),
    p('1. What is the weather like?'),
    p('A. Sunny.  B. Rainy.  C. Windy.'),
    p('2. What will they do?'),
    p('A. Go out.  B. Stay in.  C. Go home.'),
    p('【听力原文】M: It is raining hard. W: Then let us stay in and play chess.'),
    head(
      libreOffice,
      '二、阅读下面短文，从短文后的选项中选出可以填入空白处的最佳选项。选项中有两项为多余选项。（每小题 2 分，共 6 分）',
    ),
    p(
      'Reading every day makes you stronger. ___3___ A good book opens a door. ___4___ You can also read with friends. ___5___',
    ),
    lines(
      libreOffice,
      'A. It does not need much time.',
      'B. Talk about what you have read.',
      'C. Nobody likes it.',
      'D. Behind it there is a new world.',
      'E. It costs a lot.',
    ),
    head(libreOffice, '三、语法填空（每空 1.5 分，共 4.5 分）'),
    p('阅读下面短文，在空白处填入 1 个适当的单词或括号内单词的正确形式。'),
    p(
      'My uncle is a doctor. He ___6___ (work) in a hospital near ___7___ river. Yesterday he ___8___ (come) home late.',
    ),
    title(libreOffice, '参考答案'),
    lines(libreOffice, '1. B 2. B', '3-5 ADB', '6. works 7. the 8. came'),
  ];
  return {
    name: 'English with a transcript, sentences for blanks and words for blanks',
    maker: 'LibreOffice',
    isWellFormed: true,
    bytes: libreOffice.file(body.join('')),
    expected: [
      { number: '1', type: 7, points: 4, parts: [choice(1, 2, 3), choice(1, 2, 3)] },
      {
        number: '3',
        type: 8,
        points: 6,
        stem: 'Reading every day',
        parts: [choice(0, 2, 5), choice(3, 2, 5), choice(1, 2, 5)],
      },
      {
        number: '6',
        type: 8,
        points: 4.5,
        parts: [
          { type: 3, gaps: ['works'], points: 1.5 },
          { type: 3, gaps: ['the'], points: 1.5 },
          { type: 3, gaps: ['came'], points: 1.5 },
        ],
      },
    ],
  };
}
