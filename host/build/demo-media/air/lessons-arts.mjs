// Chinese, English and history lessons, and the two sound-only lessons; see lessons-math.mjs for the shape.
import { C, F, G, P, R, T, at, c, range } from '../kit.mjs';

const mid = (size = 30, fill = '#fff', weight = 400) => ({ size, fill, anchor: 'middle', weight });
const card = (x, y, w, h, on = .08) => R(x, y, w, h, '#fff', 16, `opacity="${on}"`);
const tree = (x, y, r, col) => R(x - 5, y, 10, 46, '#6d4c34') + C(x, y - r * .6, r, col);
const scene = { // five small pictures for 《春》
  草: range(0, 12).map((i) => P(`M${16 + i * 16} 120q${i % 2 ? -8 : 8}-26 ${i % 2 ? -2 : 4}-${40 + (i * 7) % 22}`, c.mint, 5)).join(''),
  花: [[50, 60, c.coral], [110, 40, '#fff'], [164, 66, '#f3b7c6']].map(([x, y, col]) => range(0, 4).map((i) => C(x + 16 * Math.cos(i * 1.257), y + 16 * Math.sin(i * 1.257), 13, col)).join('') + C(x, y, 9, c.warm) + P(`M${x} ${y + 24}V120`, c.mint, 4)).join(''),
  风: P('M10 50H140c30 0 30-36 6-36-14 0-18 12-14 20M10 76H180M10 102H120c26 0 26 30 4 30', c.soft, 5),
  雨: range(0, 8).map((i) => P(`M${20 + i * 21} ${20 + (i % 3) * 14}l-8 34`, c.sky, 4)).join('') + F('M30 122V96l36-22 36 22v26z', '#fff', 'opacity=".85"') + R(56, 104, 18, 18, '#c8553d'),
  人: [[50, c.warm], [104, c.coral], [156, c.mint]].map(([x, col]) => C(x, 54, 14, '#f3cfa8') + F(`M${x - 20} 122c0-34 6-48 20-48s20 14 20 48z`, col)).join('') + P('M160 40L196 14M196 4l14 10-14 12-12-12z', '#fff', 2.5),
};

export const audio = [
  { slug: 'cn7-poem', plucked: true, title: '《次北固山下》朗读与赏析', speed: 190, pitch: 40,
    lines: [['次北固山下，唐，王湾。', 1], ['客路青山外，', .5], ['行舟绿水前。', .9], ['潮平两岸阔，', .5], ['风正一帆悬。', .9], ['海日生残夜，', .5], ['江春入旧年。', .9], ['乡书何处达，', .5], ['gui1 yan4 luo4 yang2 bian1.', 1.4, '归雁洛阳边。'], ['“海日生残夜，江春入旧年”，写红日从残夜中升起，春意闯入旧年，新事物孕育在旧事物之中。', .6], ['尾联借归雁寄托乡思，与首联的“客路”呼应。', .8]] },
  { slug: 'en7-day', title: 'A Day in the Life 听力', speed: 138, pitch: 48,
    lines: [['Listen to Lin Xia talk about her school day.', .9], ['I usually get up at six thirty.', .7], ['After breakfast, I walk to school at seven fifteen.', .7], ['My first class begins at eight o\'clock.', .7], ['I have lunch at school at twelve.', .7], ['In the afternoon, I play volleyball with my friends.', .7], ['I get home at half past five and do my homework.', .7], ['I always read for twenty minutes before I go to bed at a quarter to ten.', 1.2], ['Now answer the questions. What time does Lin Xia get up?', 1.6], ['What does she do before bed?', 1.6]] },
];

export default [
  {
    slug: 'cn7-spring', subject: '语文', grade: '七年级', title: '《春》：|五幅图画绘春光', teacher: '周雅宁', school: '云州市第一中学', pitch: 56, poster: 2,
    open: ['同学们好，今天我们一起读朱自清的春。'],
    slides: [
      { t: '盼春 · 绘春 · 赞春', sub: '抓住开头和结尾，理清全文思路',
        say: ['盼望着，盼望着，东风来了，春天的脚步近了。', '文章先写盼春，再细细描绘春景，最后赞美春天。'],
        art: at(0, T(640, 270, '盼望着，盼望着，', mid(46, '#fff', 500)) + T(640, 340, '东风来了，春天的脚步近了。', mid(46, c.warm, 500)), 'rise') + ['盼春', '绘春', '赞春'].map((s, i) => at(1, card(170 + i * 330, 420, 280, 150, .1) + T(310 + i * 330, 486, s, mid(42, c.warm, 700)) + T(310 + i * 330, 538, ['第 1 段', '第 2～7 段', '第 8～10 段'][i], mid(26, c.soft)) + (i < 2 ? P(`M${460 + i * 330} 495h28M${480 + i * 330} 487l9 8-9 8`, c.soft, 3) : ''), 'rise', { delay: .4 + i * 1.5 })).join('') },
      { t: '五幅春景图', sub: '春草 · 春花 · 春风 · 春雨 · 迎春',
        say: ['小草偷偷地从土里钻出来，嫩嫩的，绿绿的。', '花儿你不让我，我不让你，都开满了花赶趟儿。', '吹面不寒杨柳风，像母亲的手抚摸着你。', '看，像牛毛，像花针，像细丝，密密地斜织着。', '城里乡下，家家户户，一个个都出来了。'],
        art: Object.entries(scene).map(([s, d], i) => at(i, card(84 + i * 228, 230, 204, 300) + G(90 + i * 228, 260, d, .92) + T(186 + i * 228, 450, ['春草图', '春花图', '春风图', '春雨图', '迎春图'][i], mid(32, c.warm, 700)) + T(186 + i * 228, 500, ['拟人', '排比·拟人', '触觉·比喻', '比喻·排比', '点面结合'][i], mid(25, c.soft)), 'rise')).join('') },
      { t: '品味语言：一个“钻”字', sub: '小草偷偷地从土里钻出来',
        say: ['钻，写出小草破土而出的力量。', '偷偷地，写出不经意间春草已悄然生长，充满惊喜。'],
        art: P('M84 520H1196', '#8a6a4a', 6) + R(84, 523, 1112, 90, '#5b4330', 0, 'opacity=".6"') + range(0, 8).map((i) => at(0, P(`M${200 + i * 40} 520C${200 + i * 40} 470 ${190 + i * 40} 440 ${(i % 2 ? 180 : 214) + i * 40} ${400 - (i % 3) * 26}`, c.mint, 9), 'draw', { delay: i * .12, dur: 1 })).join('') + at(0, T(820, 320, '钻', mid(110, c.warm, 700)) + T(900, 306, '挤出泥土的力量', { size: 32 }), 'rise') + at(1, T(764, 430, '偷偷地', { size: 44, fill: c.warm, weight: 700 }) + T(920, 428, '无声而惊喜', { size: 32 }), 'rise') },
    ],
    sum: { points: ['思路：盼春 → 绘春 → 赞春', '多感官描写：看、听、闻、触', '比喻、拟人、排比，让春天活起来'], ask: '结尾三个比喻的顺序能不能调换？为什么？', sayAsk: '想一想，结尾三个比喻句的顺序，能不能调换？' },
  },
  {
    slug: 'en7-school', subject: '英语', grade: '七年级', title: 'My School：|Where is the library?', teacher: '许晚晴', school: '松溪区外国语学校', pitch: 58, poster: 1, first: 'Warming up',
    open: ['Hello, everyone! Today we will talk about our school.'],
    slides: [
      { t: 'There is ... / There are ...', sub: '介绍学校里有什么',
        say: ['There is a library in our school.', 'There are two science labs behind it.', 'There are many trees around the playground.'],
        art: R(84, 560, 1112, 60, '#119875', 0, 'opacity=".5"') + at(0, F('M170 380l150-70 150 70v180H170z', '#fff') + R(290, 470, 60, 90, '#7a4fc4') + R(200, 410, 60, 40, c.sky, 4) + R(380, 410, 60, 40, c.sky, 4) + T(320, 286, 'library', mid(32, c.warm, 700)), 'rise') + at(1, R(540, 420, 150, 140, c.soft, 6) + R(710, 420, 150, 140, c.soft, 6) + [566, 626, 736, 796].map((x) => R(x, 446, 40, 36, '#0f8b8d', 4)).join('') + T(700, 396, 'two science labs', mid(32, c.warm, 700)), 'rise') + at(2, [930, 990, 1050, 1110, 1164].map((x, i) => tree(x, 516, 34 + (i % 2) * 8, '#2fab88')).join('') + T(1048, 420, 'many trees', mid(32, c.warm, 700)), 'rise') + at(0, T(320, 220, 'There is a ...', mid(34))) + at(1, T(700, 220, 'There are two ...', mid(34))) + at(2, T(1048, 220, 'There are many ...', mid(34))) },
      { t: 'Where is it?', sub: '用方位介词说清位置',
        say: ['The gym is next to the library.', 'The dining hall is across from the gym.', 'The art room is between the lab and the office.'],
        art: [['next to', '在……旁边', R(30, 40, 70, 70, c.sky, 8) + R(110, 40, 70, 70, c.warm, 8)], ['across from', '在……对面', R(70, 0, 70, 56, c.sky, 8) + P('M10 80H200', '#fff', 3, 'stroke-dasharray="14 12"') + R(70, 104, 70, 56, c.warm, 8)], ['between ... and ...', '在……之间', R(0, 40, 60, 70, c.sky, 8) + R(75, 40, 60, 70, c.warm, 8) + R(150, 40, 60, 70, c.sky, 8)]].map(([en, zh, d], i) => at(i, card(100 + i * 370, 230, 340, 340) + G(166 + i * 370, 260, d) + T(270 + i * 370, 490, en, mid(34, c.warm, 700)) + T(270 + i * 370, 540, zh, mid(27, c.soft)), 'rise')).join('') },
      { t: 'Talk in pairs', sub: 'Ask and answer with your partner',
        say: ['Where is the music room?', 'It\'s next to the school hall.', 'Is there a swimming pool?', 'No, there isn\'t. But there is a big gym.'],
        art: [['Where is the music room?', 84, c.sky], ['It\'s next to the school hall.', 500, c.warm], ['Is there a swimming pool?', 84, c.sky], ['No, there isn\'t. But there is a big gym.', 500, c.warm]].map(([s, x, col], i) => at(i, R(x, 210 + i * 104, i % 2 ? 696 : 560, 78, col, 22, 'opacity=".18"') + C(x + 42, 249 + i * 104, 19, col) + T(x + 80, 260 + i * 104, s, { size: 32 }), 'rise')).join('') },
    ],
    sum: { points: ['There is + 单数 / 不可数名词', 'There are + 复数名词', 'Where is ...?  It\'s next to / across from / between ...'], ask: 'What is special in your school?', say: 'Remember these three points.', sayAsk: 'Think about it. What is special in your school?' },
  },
  {
    slug: 'hi7-silk-road', subject: '历史', grade: '七年级', title: '丝绸之路：|从长安走向世界', teacher: '何文博', school: '云州师范大学附属中学', pitch: 40, poster: 2,
    open: ['同学们好，今天我们沿着丝绸之路出发。'],
    slides: [
      { t: '张骞通西域', sub: '公元前 138 年、公元前 119 年，两次出使',
        say: ['公元前一百三十八年，张骞第一次出使西域，联络大月氏。', '公元前一百一十九年，他再次出使，汉朝与西域的往来日益频繁。', '公元前六十年，西汉设立西域都护。'],
        art: P('M140 400H1140', c.soft, 5) + [['前 138 年', '第一次出使', '联络大月氏，了解西域'], ['前 119 年', '第二次出使', '携带丝绸、牛羊、黄金'], ['前 60 年', '设西域都护', '西域正式归属中央政权']].map(([a, b, d], i) => at(i, C(270 + i * 370, 400, 16, i === 2 ? c.warm : '#fff') + T(270 + i * 370, 350, a, mid(40, c.warm, 700)) + T(270 + i * 370, 470, b, mid(34, '#fff', 500)) + T(270 + i * 370, 524, d, mid(26, c.soft)), 'rise')).join('') },
      { t: '陆上丝绸之路的路线', sub: '长安 → 河西走廊 → 西域 → 中亚、西亚 → 欧洲',
        say: ['丝绸之路从长安出发，穿过河西走廊。', '出玉门关、阳关，进入西域，分为南北两道。', '再往西，到达中亚、西亚，并转运到欧洲。'],
        art: F('M84 560C240 500 360 600 560 548S900 500 1196 560V640H84Z', '#8f5a3c', 'opacity=".35"') + at(0, P('M1120 470C1040 440 980 380 880 350', c.warm, 6), 'draw', { dur: 1.6 }) + at(1, P('M880 350C800 300 700 286 560 320', c.warm, 6), 'draw', { dur: 1.4 }) + at(1, P('M880 350C800 400 700 430 560 320', c.coral, 6), 'draw', { delay: 1, dur: 1.4 }) + at(2, P('M560 320C460 300 380 330 300 360S180 380 120 340', c.warm, 6), 'draw', { dur: 1.8 })
          + [[1120, 470, '长安', 0, 46], [980, 396, '河西走廊', 0, 50], [880, 350, '玉门关、阳关', 1, -34, 110], [560, 320, '葱岭', 1, -30], [420, 312, '中亚', 2, 60], [260, 370, '西亚', 2, 56], [120, 340, '欧洲', 2, -34]].map(([x, y, s, k, dy, dx = 0], i) => at(k, C(x, y, i ? 10 : 14, i ? '#fff' : c.warm) + T(x + dx, y + dy, s, mid(i ? 28 : 34, i ? '#fff' : c.warm, i ? 400 : 700)), 'grow', { delay: [0, 1, .2, 1.4, .3, .9, 1.5][i] })).join('') + at(1, T(720, 270, '北道', mid(24, c.soft)) + T(720, 440, '南道', mid(24, c.soft)), 'fade', { delay: 1.6 }) },
      { t: '互通有无', sub: '一条商路，也是文明交流之路',
        say: ['中国的丝绸、漆器，还有开渠、凿井和铸铁的技术传到西域。', '核桃、葡萄、石榴、苜蓿，以及良种马，传入中原。'],
        art: at(0, card(84, 220, 540, 330) + T(354, 282, '东 → 西', mid(36, c.warm, 700)) + ['丝绸、漆器', '开渠、凿井技术', '铸铁技术'].map((s, i) => T(354, 356 + i * 62, s, mid(34))).join(''), 'rise') + at(1, card(656, 220, 540, 330) + T(926, 282, '西 → 东', mid(36, c.sky, 700)) + ['核桃、葡萄、石榴', '苜蓿、良种马', '香料、玻璃、乐舞'].map((s, i) => T(926, 356 + i * 62, s, mid(34))).join(''), 'rise') },
    ],
    sum: { points: ['张骞两次出使，开通陆上丝绸之路', '公元前 60 年设西域都护，管理西域事务', '丝绸之路促进了东西方经济文化交流'], ask: '“丝绸之路”为什么用丝绸命名？', sayAsk: '想一想，这条路为什么用丝绸来命名？' },
  },
];
