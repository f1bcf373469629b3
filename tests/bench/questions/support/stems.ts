import { gapsIn } from 'edutech/plugins/questions/kit/common/walk-content';
import type { QuestionBody, QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import { contentsOf } from 'edutech/plugins/questions/kit/common/walk-body';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { contentOf } from 'edutech/plugins/questions/server/demo/notation';
import { derivedOf } from 'edutech/plugins/questions/server/saving/derived';
import { wordsOfContent } from 'edutech/plugins/questions/server/words/readings';

/** What one of many questions says, with the words that it is found by. */
export interface Stem {
  readonly subject: string;
  readonly type: number;
  readonly title: string;
  readonly points: number;
  readonly seconds: number;
  readonly body: QuestionBody;
  readonly words: readonly string[];
}

type Random = () => number;
type Form = readonly [subject: string, type: 0 | 2 | 3 | 4 | 5, stem: string, options?: readonly string[]];

const r = String.raw;

/** `#` is filled with a number, what stands in brackets with one of {@link slots}. */
const forms: readonly Form[] = [
  [
    'mathematics',
    0,
    r`已知一元二次方程 $x^2-#x+#=0$ 的两根为 $x_1$、$x_2$，则 $x_1+x_2$ 的值是（　　）`,
    ['#', '#', '#', '#'],
  ],
  [
    'mathematics',
    0,
    r`[thing]原价 $#$ 元，先提价 $20\%$，再打 # 折出售，[who]付了（　　）元．`,
    [r`$0.#a$`, r`$#a$`, '#', '#'],
  ],
  ['mathematics', 3, r`二次函数 $y=#x^2-#x+#$ 的图象的顶点坐标是 ___，对称轴是直线 ___．`],
  ['mathematics', 3, r`在 $\triangle [L]BC$ 中，$\angle [L]=#^\circ$，$AB=#$，$\sin B=\frac{#}{#}$，则 $BC=$ ___．`],
  ['mathematics', 4, r`解方程组 $\begin{cases}#x+y=#\\x-#y=#\end{cases}$，并检验[who]的答案．`],
  [
    'mathematics',
    4,
    r`[place]要修一条长 # 米的[thing]，甲队每天修 # 米，乙队每天修 # 米，两队合修需要多少天？用一元一次方程解答．`,
  ],
  [
    'mathematics',
    5,
    r`如图，四边形 $ABCD$ 是平行四边形，$\angle [L]BC=#^\circ$，求证：[who]画的四边形是菱形，并写出 $\sqrt{#}$ 的近似值．`,
  ],
  [
    'mathematics',
    0,
    r`函数 $f(x)=\frac{#}{x}+\sqrt{x-#}$ 的定义域是（　　）`,
    [r`$x\ge #$`, r`$x>#$`, r`$x\ne #$`, '全体实数'],
  ],
  ['mathematics', 2, r`有理数 $-#$ 的绝对值比 $-#$ 的相反数小．`],
  [
    'chinese',
    0,
    r`下列句子中加点的成语使用不恰当的一项是（　　）：[who]在[place]的[thing]旁[act]，令人赞叹。`,
    ['[act]，栩栩如生', '[place]人声鼎沸', '[who]小心翼翼', '[thing]琳琅满目'],
  ],
  ['chinese', 5, r`阅读下面的文言文，[who]为什么在[place][act]？请结合全文谈谈你对“[idea]”的理解。`],
  ['chinese', 3, r`默写：《[poem]》中表现诗人[idea]之情的句子是 ___，___。`],
  ['chinese', 5, r`以“[idea]”为题，写一篇不少于 # 字的记叙文，写[who]在[place][act]的经历。`],
  [
    'english',
    0,
    r`— Where did [Who] go last [time]? — [Who] ___ to the [Place] to see the [Thing] with # friends.`,
    ['goes', 'went', 'has gone', 'will go'],
  ],
  [
    'english',
    3,
    r`Fill in the word: [Who] has been interested in [Thing] since the [time] of 19#, and ___ never been to the [Place].`,
  ],
  ['english', 5, r`Write an email of about # words to [Who] and tell how you spent the [time] in the [Place].`],
  [
    'physics',
    0,
    r`[who]在[place]用 $#\,\mathrm{N}$ 的力推[thing]，物体以 $#\,\mathrm{m/s}$ 的速度做匀速直线运动，摩擦力是（　　）`,
    ['# N', '# N', '# N', '无法确定'],
  ],
  [
    'physics',
    4,
    r`把电阻 $R_1=#\,\Omega$ 与 $R_2=#\,\Omega$ 串联在 $U=#\,\mathrm{V}$ 的电源上，求电流 $I=\frac{U}{R_1+R_2}$ 和 $R_1$ 的电功率．`,
  ],
  ['physics', 3, r`一束光从空气斜射入[thing]，入射角是 $#^\circ$，折射角比入射角 ___；[who]看到的是 ___ 像．`],
  ['physics', 2, r`[who]在[place]听到回声，声音的传播速度与[thing]的温度无关．`],
];

const slots: Readonly<Record<string, readonly string[]>> = {
  who: [
    '小明',
    '小红',
    '王老师',
    '陆游',
    '李白',
    '居里夫人',
    '祖冲之',
    '张华',
    '外婆',
    '老船长',
    '林冲',
    '诸葛亮',
    '邮递员',
    '志愿者',
  ],
  place: [
    '操场',
    '图书馆',
    '长江边',
    '实验室',
    '黄山',
    '火车站',
    '故乡',
    '博物馆',
    '菜市场',
    '山坡',
    '桃花源',
    '赤壁',
    '体育馆',
    '天文台',
  ],
  thing: [
    '上衣',
    '自行车',
    '木箱',
    '水渠',
    '三棱镜',
    '玻璃砖',
    '古籍',
    '滑轮组',
    '灯笼',
    '风筝',
    '弹簧测力计',
    '石拱桥',
    '公路',
    '温度计',
  ],
  act: [
    '登高望远',
    '奋笔疾书',
    '侃侃而谈',
    '挑灯夜读',
    '独钓寒江',
    '凭栏远眺',
    '乘风破浪',
    '临窗听雨',
    '拾级而上',
    '促膝长谈',
  ],
  idea: ['家国情怀', '思乡', '坚守', '感恩', '惜别', '忧国忧民', '热爱自然', '诚信', '勇气', '成长'],
  poem: ['春望', '岳阳楼记', '使至塞上', '水调歌头', '出师表', '醉翁亭记', '观沧海', '次北固山下', '登高', '关雎'],
  Who: ['Tom', 'Linda', 'Grandpa', 'Captain Hook', 'Mei', 'Professor Green', 'Daming', 'Sally'],
  Place: ['museum', 'countryside', 'seaside', 'planetarium', 'bookshop', 'mountains', 'zoo', 'farm'],
  Thing: ['dinosaurs', 'paintings', 'telescopes', 'penguins', 'robots', 'festival', 'basketball', 'volcanoes'],
  time: ['weekend', 'summer', 'winter', 'spring', 'holiday', 'evening', 'morning', 'autumn'],
  L: ['A', 'D', 'E', 'F', 'M', 'P'],
};

const filled = (text: string, random: Random): string =>
  text.replaceAll(/#|\[([A-Za-z]+)\]/g, (whole, slot?: string) => {
    if (slot === undefined) return String(1 + Math.floor(random() * 99));
    const choices = slots[slot];
    return choices ? choices[Math.floor(random() * choices.length)]! : whole;
  });

const noPicture = () => {
  throw new Error('these questions have no pictures');
};

/** So many different questions, the same in every run; their forms take turns. */
export function makeStems(count: number): Stem[] {
  const random = randomOf('bench of questions');
  return Array.from({ length: count }, (_, at) => stemOf(forms[at % forms.length]!, random));
}

function stemOf([subject, type, text, options]: Form, random: Random): Stem {
  const content = contentOf(filled(text, random), noPicture);
  const body: QuestionPart = {
    type,
    stem: content,
    points: 5,
    ...(options && { options: options.map((one) => contentOf(filled(one, random), noPicture)) }),
    ...(type === 3 && { gaps: gapsIn(content).map(() => ({ kind: 'text' as const })) }),
  };
  const { title, points, seconds } = derivedOf(body, new Map());
  const words = new Set([...contentsOf(body)].flatMap((one) => wordsOfContent(one.content)));
  return { subject, type, title, points, seconds, body, words: [...words] };
}
