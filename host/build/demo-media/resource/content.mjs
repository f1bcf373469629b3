// What stands in the demo files. Facts of mathematics and language, written for this demo.

export const documents = [
  {
    name: 'number-line-plan.docx',
    title: '《数轴》教学设计',
    sub: '七年级数学上册 · 第一章 有理数 · 1 课时',
    sections: [
      ['教学目标', '1. 了解数轴的三要素：原点、正方向、单位长度，能正确画出数轴。', '2. 能用数轴上的点表示有理数，初步体会数形结合。'],
      ['教学重难点', '重点：数轴的三要素与画法。', '难点：有理数与数轴上的点的对应关系。'],
      ['导入', '出示温度计与沿江路的公交站牌：同样的刻度，怎样表示零上与零下、东与西？请学生用一条直线画出来并说明约定。'],
      ['新知', '引导学生归纳：规定了原点、正方向和单位长度的直线叫做数轴。', '辨析四幅图，指出缺少哪一个要素。'],
      ['练习', '在数轴上表示 −3、1.5、0、−½，并比较它们的大小。', '点 A 表示 −2，向右移动 5 个单位后表示哪个数？'],
      ['小结与作业', '课本习题 1.2 第 2、3 题；选做：设计一条表示云州历史大事的“时间轴”。'],
    ],
  },
  {
    name: 'spring-plan.docx',
    title: '《春》教学设计',
    sub: '七年级语文上册 · 第一单元 · 2 课时',
    sections: [
      ['教学目标', '1. 有感情地朗读课文，读准字音，读出轻重与停连。', '2. 品味比喻、拟人等修辞的表达效果，学习抓住特征写景。'],
      ['第一课时', '听读：用一个词写下你听到的春天。', '理清结构：盼春、绘春、赞春，并给每幅画面起一个名字。'],
      ['第二课时', '品读“春草图”与“春风图”：圈画动词与形容词，换一换，比一比。', '小练笔：选校园一角，写一幅一百字左右的春景。'],
      ['板书', '盼春 → 绘春（草 花 风 雨 人）→ 赞春（新 美 力）'],
    ],
  },
  {
    name: 'unit1-worksheet.docx',
    title: 'Unit 1 Worksheet: Making New Friends',
    sub: 'Grade 7 English · 40 minutes',
    sections: [
      ['A. Match', 'Match the questions with the answers: What is your name? · Where are you from? · What class are you in?'],
      ['B. Fill in', '1. I ____ from Yunzhou. (am / is / are)', '2. She ____ in Class 3. (am / is / are)'],
      ['C. Talk', 'Work in pairs. Ask three questions and introduce your partner to the class.'],
    ],
  },
];

export const decks = [
  {
    name: 'number-line-slides.pptx',
    slides: [
      ['1.2 数轴', '七年级数学上册 · 云州市实验中学'],
      ['想一想', '温度计上的刻度怎样表示零上 5 ℃ 与零下 3 ℃？', '从学校出发，向东 200 米与向西 200 米怎样区别？'],
      ['数轴的三要素', '原点：表示 0 的点', '正方向：通常向右', '单位长度：选取适当的长度'],
      ['试一试', '在数轴上表示 −3、1.5、0、−½', '右边的点表示的数总比左边的大'],
      ['小结', '三要素缺一不可', '每一个有理数都可以用数轴上的一个点表示'],
    ],
  },
  {
    name: 'sunrise-slides.pptx',
    slides: [
      ['古代诗歌四首', '观沧海 · 闻王昌龄左迁龙标遥有此寄 · 次北固山下 · 天净沙 秋思'],
      ['读准节奏', '东临／碣石，以观／沧海。', '枯藤／老树／昏鸦，小桥／流水／人家。'],
      ['意象与情感', '大海、洪波——胸怀天下', '夕阳、瘦马、西风——羁旅思乡'],
    ],
  },
];

export const sheets = [
  {
    name: 'rational-exercise.pdf',
    colour: '#2f6fd0',
    title: '有理数的混合运算 · 练习',
    sub: '七年级数学上册 · 20 分钟',
    items: ['计算：(−3) + 5 − (−2)', '计算：(−2)³ ÷ 4 × (−½)', '计算：−1⁴ − (1 − 0.5) × ⅓ × [2 − (−3)²]', '某日云州最低气温 −2 ℃，最高气温 9 ℃，温差是多少？', '简便计算：(−25) × 17 × (−4)', '若 |a| = 3，b = −2，求 a + b 的值。'],
  },
  {
    name: 'midterm-paper.pdf',
    colour: '#c8553d',
    title: '七年级数学期中测试卷',
    sub: '满分 100 分 · 90 分钟',
    items: ['选择：下列各数中最小的是（　）A. −3　B. 0　C. −½　D. 2', '填空：数轴上到原点距离为 4 的点表示的数是________。', '化简：3a²b − 2ab + 5ab − a²b', '解方程：2(x − 1) = 5 − x', '一项工程，甲队单独做 12 天完成，乙队单独做 18 天完成，两队合做几天完成？', '画出数轴，并表示 −2.5、3、0 和 −1，用“<”连接。'],
  },
];

export const drawings = [
  {
    name: 'number-line.png',
    title: '数轴的三要素',
    body: '<line x1="60" y1="200" x2="740" y2="200" stroke="#1d2421" stroke-width="4"/><path d="M726 190l18 10-18 10z" fill="#1d2421"/><g font-size="24" text-anchor="middle">' +
      Array.from({ length: 9 }, (_, n) => `<line x1="${100 + n * 75}" y1="190" x2="${100 + n * 75}" y2="210" stroke="#1d2421" stroke-width="3"/><text x="${100 + n * 75}" y="244">${String(n - 4).replace('-', '−')}</text>`).join('') +
      '</g><circle cx="400" cy="200" r="8" fill="#2f6fd0"/><g font-size="24" fill="#2f6fd0" text-anchor="middle"><text x="400" y="160">原点</text><text x="700" y="160">正方向</text><text x="437" y="290">单位长度</text></g><path d="M400 262h75" stroke="#2f6fd0" stroke-width="3"/>',
  },
  {
    name: 'yunjiang.png',
    title: '云江流域示意图',
    body: '<path d="M40 90C200 60 220 200 380 190S560 260 760 250" fill="none" stroke="#2c7fa8" stroke-width="16" stroke-linecap="round"/><path d="M250 330C300 280 300 230 350 196M520 60C520 130 500 180 470 210" fill="none" stroke="#2c7fa8" stroke-width="8" stroke-linecap="round"/><g font-size="24" fill="#1d2421"><text x="90" y="60">临江区</text><text x="420" y="150">松溪区</text><text x="600" y="320">云州城区</text></g><g fill="#c2410c"><circle cx="110" cy="88" r="8"/><circle cx="450" cy="200" r="8"/><circle cx="640" cy="254" r="8"/></g>',
  },
  {
    name: 'cube-nets.jpg',
    title: '正方体的展开图',
    body: [[60, 120, [[0, 1], [1, 1], [2, 1], [3, 1], [1, 0], [1, 2]]], [300, 120, [[0, 0], [0, 1], [1, 1], [2, 1], [3, 1], [3, 2]]], [540, 120, [[0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [3, 2]]]]
      .map(([x, y, cells]) => cells.map(([column, row]) => `<rect x="${x + column * 48}" y="${y + row * 48}" width="46" height="46" fill="#e9f9f3" stroke="#0c7055" stroke-width="2"/>`).join(''))
      .join(''),
  },
];
