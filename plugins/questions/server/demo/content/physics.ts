import { calculate, explain, fill, multiple, single, truth, type WrittenSet } from '../written';

const r = String.raw;
const motion = '第一章 机械运动';
const sound = '第二章 声现象';
const states = '第三章 物态变化';
const light = '第四章 光现象';
const lenses = '第五章 透镜及其应用';
const density = '第六章 质量与密度';

/** 物理八年级上册. The city has no knowledge tree for physics yet. */
export const physics: WrittenSet = {
  book: 'junior-physics-8a-pep',
  subject: 'physics',
  stage: 'junior',
  grade: 8,
  tree: null,
  owner: 'headteacher',
  school: '101',
  questions: [
    {
      slug: 'read-the-ruler',
      difficulty: 2,
      chapter: `${motion}/第1节 长度和时间的测量`,
      measured: [212, 0.7],
      ...fill(
        r`如图，刻度尺的分度值是 ___ mm，铅笔的长度是 ___ cm．
        [ruler-pencil.png]`,
        [['1'], { accepted: ['3.60'], comparison: 'number', tolerance: { kind: 'absolute', value: 0.02 } }],
        { gapKind: 'number', analysis: '铅笔左端对准 0 刻度线，右端在 3.6 cm 处，估读到分度值的下一位。' },
      ),
    },
    {
      slug: 'units-of-length',
      difficulty: 1,
      chapter: `${motion}/第1节 长度和时间的测量`,
      ...single(
        '下列物体的长度，最接近实际情况的是（　　）',
        ['一支新铅笔长约 18 dm', '课桌的高度约为 80 cm', '一枚一元硬币的厚度约为 2 cm', '教室门的高度约为 5 m'],
        'B',
      ),
    },
    {
      slug: 'reference-object',
      difficulty: 1,
      chapter: `${motion}/第2节 运动的描述`,
      measured: [187, 0.85],
      ...truth('坐在行驶的公共汽车里的乘客，以路旁的树木为参照物是静止的．', false, {
        analysis: '乘客相对于树木的位置在改变，是运动的。',
      }),
    },
    {
      slug: 'distance-time-graph',
      difficulty: 3,
      chapter: `${motion}/第3节 运动的快慢`,
      kind: 'midterm',
      year: 2025,
      region: '云州市',
      measured: [305, 0.59],
      ...multiple(
        r`甲、乙两物体同时从同一地点沿同一方向运动，它们的 $s$–$t$ 图象如图所示．下列说法正确的有（　　）
        [distance-time.png]`,
        [
          '甲做匀速直线运动',
          r`甲的速度是 $2\,\mathrm{m/s}$`,
          r`乙在 $0\sim 2\,\mathrm{s}$ 内静止`,
          r`$4\,\mathrm{s}$ 时两物体相遇`,
        ],
        'AB',
        {
          analysis: r`甲的图线是过原点的直线，$v=\dfrac{8\,\mathrm{m}}{4\,\mathrm{s}}=2\,\mathrm{m/s}$；乙在 $2\sim 4\,\mathrm{s}$ 内静止；$4\,\mathrm{s}$ 时甲在 8 m 处，乙在 4 m 处。`,
        },
      ),
    },
    {
      slug: 'high-speed-train',
      difficulty: 2,
      chapter: `${motion}/第3节 运动的快慢`,
      ...fill(
        r`一列高铁以 $300\,\mathrm{km/h}$ 的速度匀速行驶，合 ___ $\mathrm{m/s}$（保留一位小数），行驶 $100\,\mathrm{km}$ 需要 ___ $\mathrm{min}$．`,
        [{ accepted: ['83.3'], comparison: 'number', tolerance: { kind: 'absolute', value: 0.05 } }, ['20']],
        { gapKind: 'number' },
      ),
    },
    {
      slug: 'bridge-and-train',
      difficulty: 4,
      chapter: `${motion}/第3节 运动的快慢`,
      kind: 'unified',
      year: 2026,
      region: '云州市',
      measured: [288, 0.46],
      ...calculate(
        r`一列长 $200\,\mathrm{m}$ 的火车以 $20\,\mathrm{m/s}$ 的速度匀速通过一座大桥，从车头上桥到车尾离桥共用 $70\,\mathrm{s}$．求：
        （1）大桥的长度；（2）火车完全在桥上行驶的时间．`,
        r`（1）$s=vt=20\,\mathrm{m/s}\times 70\,\mathrm{s}=1400\,\mathrm{m}$，桥长 $L=1400\,\mathrm{m}-200\,\mathrm{m}=1200\,\mathrm{m}$．
        （2）$t'=\dfrac{L-L_{\text{车}}}{v}=\dfrac{1200\,\mathrm{m}-200\,\mathrm{m}}{20\,\mathrm{m/s}}=50\,\mathrm{s}$．`,
        {
          rubric: [
            ['求出路程', 2],
            ['求出桥长', 2],
            ['公式', 2],
            ['结果', 2],
          ],
        },
      ),
    },
    {
      slug: 'average-speed',
      difficulty: 3,
      chapter: `${motion}/第4节 速度的测量`,
      source: 2,
      ...explain(
        '在“测量小车的平均速度”的实验中，斜面的坡度应较小还是较大？为什么？',
        '应较小。坡度小，小车运动得慢，所用时间长，便于测量时间，减小误差。',
        {
          rubric: [
            ['应较小', 2],
            ['时间长、便于测时', 4],
          ],
        },
      ),
    },
    {
      slug: 'sound-needs-matter',
      difficulty: 1,
      chapter: `${sound}/第1节 声音的产生与传播`,
      measured: [176, 0.87],
      ...single(
        '把正在响铃的闹钟放在玻璃罩内，逐渐抽出其中的空气，听到的铃声逐渐变小．这个实验说明（　　）',
        ['声音是由物体振动产生的', '声音的传播需要介质', '真空能够传声', '空气越稀薄声速越大'],
        'B',
      ),
    },
    {
      slug: 'echo',
      difficulty: 3,
      chapter: `${sound}/第1节 声音的产生与传播`,
      kind: 'monthly',
      year: 2025,
      measured: [143, 0.62],
      ...calculate(
        r`小明对着山崖大喊一声，经过 $1.2\,\mathrm{s}$ 听到回声．已知空气中的声速为 $340\,\mathrm{m/s}$，他离山崖多远？`,
        r`$s=\dfrac{1}{2}vt=\dfrac{1}{2}\times 340\,\mathrm{m/s}\times 1.2\,\mathrm{s}=204\,\mathrm{m}$．`,
        { points: 6, analysis: r`声音往返一次，单程用时 $0.6\,\mathrm{s}$。` },
      ),
    },
    {
      slug: 'pitch-loudness',
      difficulty: 2,
      chapter: `${sound}/第2节 声音的特性`,
      ...fill(
        '“不敢高声语，恐惊天上人”中的“高”指声音的 ___ 大；人们能分辨出二胡和笛子的声音，是因为它们的 ___ 不同．',
        [['响度'], ['音色']],
      ),
    },
    {
      slug: 'use-of-sound',
      difficulty: 2,
      chapter: `${sound}/第3节 声的利用`,
      ...multiple(
        '下列事例中，利用声音传递能量的有（　　）',
        ['超声波清洗眼镜', '医生用听诊器诊病', '超声波击碎结石', '倒车雷达'],
        'AC',
      ),
    },
    {
      slug: 'noise-barrier',
      difficulty: 1,
      chapter: `${sound}/第4节 噪声的危害和控制`,
      source: 2,
      ...single(
        '高架道路两侧的隔声板，控制噪声的途径是（　　）',
        ['防止噪声产生', '阻断噪声传播', '防止噪声进入耳朵', '改变音调'],
        'B',
      ),
    },
    {
      slug: 'thermometer-law',
      difficulty: 1,
      chapter: `${states}/第1节 温度`,
      ...fill('常用液体温度计是根据液体 ___ 的规律制成的．', [['热胀冷缩']]),
    },
    {
      slug: 'melting-curve',
      difficulty: 3,
      chapter: `${states}/第2节 熔化和凝固`,
      kind: 'final',
      year: 2025,
      region: '云州市',
      measured: [331, 0.63],
      ...single(
        r`如图是某物质熔化时温度随时间变化的图象，下列说法正确的是（　　）
        [melting-curve.png]`,
        [
          '该物质是非晶体',
          r`该物质的熔点是 $48\,^\circ\mathrm{C}$`,
          r`第 $6\,\mathrm{min}$ 时该物质全部是液态`,
          '熔化过程中不吸热',
        ],
        'B',
        { analysis: r`图象有温度不变的一段，是晶体；$4\sim 8\,\mathrm{min}$ 为熔化过程，固液共存，持续吸热。` },
      ),
    },
    {
      slug: 'boiling-water',
      difficulty: 2,
      chapter: `${states}/第3节 汽化和液化`,
      ...truth('水沸腾时持续吸热，温度保持不变．', true),
    },
    {
      slug: 'cup-in-summer',
      difficulty: 3,
      chapter: `${states}/第3节 汽化和液化`,
      measured: [122, 0.56],
      ...explain(
        '夏天，从冰箱里取出的饮料瓶，放在桌上一会儿，外壁会“出汗”．请用物态变化的知识解释．',
        '空气中的水蒸气遇到温度较低的饮料瓶，放出热量，液化成小水珠，附着在瓶的外壁上。',
        {
          rubric: [
            ['空气中的水蒸气', 2],
            ['遇冷放热', 2],
            ['液化成小水珠', 2],
          ],
        },
      ),
    },
    {
      slug: 'frost',
      difficulty: 2,
      chapter: `${states}/第4节 升华和凝华`,
      ...single('深秋清晨，草叶上的霜的形成属于（　　）', ['凝固', '液化', '升华', '凝华'], 'D', {
        analysis: '霜是水蒸气直接变成的小冰晶，放热。',
      }),
    },
    {
      slug: 'shadow-and-pinhole',
      difficulty: 2,
      chapter: `${light}/第1节 光的直线传播`,
      ...multiple(
        '下列现象中，由光的直线传播形成的有（　　）',
        ['树荫下的圆形光斑', '水中的倒影', '日食', '手影'],
        'ACD',
      ),
    },
    {
      slug: 'law-of-reflection',
      difficulty: 2,
      chapter: `${light}/第2节 光的反射`,
      measured: [201, 0.73],
      ...fill(
        r`一束光与镜面成 $30^\circ$ 角射到平面镜上，入射角是 ___°，反射光线与入射光线的夹角是 ___°．`,
        [['60'], ['120']],
        {
          gapKind: 'number',
          analysis: r`入射角是入射光线与法线的夹角，$90^\circ-30^\circ=60^\circ$。`,
        },
      ),
    },
    {
      slug: 'plane-mirror',
      difficulty: 2,
      chapter: `${light}/第3节 平面镜成像`,
      kind: 'unit',
      year: 2026,
      ...single(
        r`身高 $1.6\,\mathrm{m}$ 的小红站在平面镜前 $2\,\mathrm{m}$ 处，当她向镜面走近 $0.5\,\mathrm{m}$ 时，像（　　）`,
        [
          r`变大，像与人相距 $3\,\mathrm{m}$`,
          r`大小不变，像与人相距 $3\,\mathrm{m}$`,
          r`变大，像与人相距 $1.5\,\mathrm{m}$`,
          r`大小不变，像与人相距 $1.5\,\mathrm{m}$`,
        ],
        'B',
      ),
    },
    {
      slug: 'convex-lens',
      difficulty: 4,
      chapter: `${lenses}/第3节 凸透镜成像的规律`,
      kind: 'final',
      year: 2026,
      region: '临江区',
      measured: [256, 0.44],
      ...single(
        r`如图，在“探究凸透镜成像规律”的实验中，凸透镜的焦距为 $10\,\mathrm{cm}$，烛焰到透镜的距离为 $15\,\mathrm{cm}$．移动光屏，得到的清晰像是（　　）
        [convex-lens.png]`,
        ['倒立、缩小的实像', '倒立、放大的实像', '正立、放大的虚像', '倒立、等大的实像'],
        'B',
        { analysis: r`$f<u<2f$，成倒立、放大的实像，幻灯机就是据此制成的。` },
      ),
    },
    {
      slug: 'density-of-stone',
      difficulty: 3,
      chapter: `${density}/第3节 测量液体和固体的密度`,
      kind: 'unit',
      year: 2025,
      measured: [149, 0.58],
      ...calculate(
        r`用天平测得一块矿石的质量为 $54\,\mathrm{g}$，放入盛有 $50\,\mathrm{mL}$ 水的量筒中，水面升到 $70\,\mathrm{mL}$．求矿石的密度．`,
        r`$V=70\,\mathrm{mL}-50\,\mathrm{mL}=20\,\mathrm{cm^3}$，
        $\rho=\dfrac{m}{V}=\dfrac{54\,\mathrm{g}}{20\,\mathrm{cm^3}}=2.7\,\mathrm{g/cm^3}$．`,
        {
          points: 6,
          rubric: [
            ['求出体积', 2],
            ['公式', 2],
            ['结果与单位', 2],
          ],
        },
      ),
    },
  ],
};
