import { explain, fill, multiple, single, truth, type WrittenSet } from '../written';
import { chinesePassages } from './chinese-passages';

const one = '第一单元';
const two = '第二单元';
const three = '第三单元';

/** 语文七年级上册. Passages to read are our own. */
export const chinese: WrittenSet = {
  book: 'junior-chinese-7a',
  subject: 'chinese',
  stage: 'junior',
  grade: 7,
  tree: 'junior-chinese',
  owner: 'headteacher',
  school: '101',
  questions: [
    {
      slug: 'sounds-of-spring',
      difficulty: 2,
      chapter: `${one}/1 春／朱自清`,
      knowledge: ['识字与写字/字音/易误读字'],
      measured: [233, 0.71],
      ...single(
        '下列词语中，加点字的注音完全正确的一项是（　　）',
        [
          '<d>酝</d>酿（yùn）　应<d>和</d>（hè）　薄<d>烟</d>（yān）',
          '<d>黄</d>晕（huáng）　抖<d>擞</d>（shǒu）　嘹<d>亮</d>（liàng）',
          '<d>蓑</d>衣（shuāi）　烘<d>托</d>（tuō）　静<d>默</d>（mò）',
          '<d>宛</d>转（yuàn）　朗<d>润</d>（rùn）　卖<d>弄</d>（nòng）',
        ],
        'A',
        { analysis: 'B 项“擞”读 sǒu；C 项“蓑”读 suō；D 项“宛”读 wǎn。' },
      ),
    },
    {
      slug: 'figures-in-spring',
      difficulty: 2,
      chapter: `${one}/1 春／朱自清`,
      knowledge: ['语言积累与运用/修辞手法/比喻', '语言积累与运用/修辞手法/拟人'],
      measured: [198, 0.66],
      ...multiple(
        '下列句子中，运用了拟人修辞手法的有（　　）',
        [
          '小草探出脑袋，好奇地打量着刚刚睡醒的田野。',
          '雨丝像细针，像牛毛，密密地斜织着。',
          '江水唱着歌，一路向东跑去。',
          '那棵老槐树足有三层楼高。',
        ],
        'AC',
        { analysis: 'B 项是比喻；D 项只是说明高度。' },
      ),
    },
    {
      slug: 'winter-and-feeling',
      difficulty: 3,
      chapter: `${one}/2 济南的冬天／老舍`,
      knowledge: ['语言积累与运用/词语/词语的感情色彩'],
      ...explain(
        '“云州的冬天，是会<d>心疼</d>人的。”请赏析句中加点词的表达效果。',
        '“心疼”本是人的情感，这里用来写冬天，赋予冬天以人的情态，写出云州冬天的温和体贴，表达了作者对家乡冬天的喜爱。',
        {
          points: 4,
          rubric: [
            ['指出拟人', 1],
            ['写出特点', 2],
            ['写出情感', 1],
          ],
        },
      ),
    },
    {
      slug: 'recite-sea',
      difficulty: 1,
      chapter: `${one}/4 古代诗歌四首/观沧海／曹操`,
      measured: [251, 0.9],
      ...fill('默写：东临碣石，___。水何澹澹，___。', [['以观沧海'], ['山岛竦峙']], { points: 4 }),
    },
    {
      slug: 'recite-many',
      difficulty: 2,
      chapter: `${one}/4 古代诗歌四首`,
      kind: 'midterm',
      year: 2025,
      region: '云州市',
      measured: [389, 0.76],
      ...fill(
        '在横线上填写相应的句子：\n（1）我寄愁心与明月，___。（李白）\n（2）___，江春入旧年。（王湾）\n（3）枯藤老树昏鸦，___，古道西风瘦马。（马致远）\n（4）日月之行，若出其中；___，___。（曹操）',
        [['随君直到夜郎西', '随风直到夜郎西'], ['海日生残夜'], ['小桥流水人家'], ['星汉灿烂'], ['若出其里']],
        { points: 5 },
      ),
    },
    {
      slug: 'autumn-images',
      difficulty: 3,
      chapter: `${one}/4 古代诗歌四首/天净沙·秋思／马致远`,
      kind: 'unit',
      year: 2026,
      measured: [164, 0.61],
      ...single(
        '下列对《天净沙·秋思》的理解，不恰当的一项是（　　）',
        [
          '前三句只用名词，排列出九样景物，没有一个动词。',
          '“小桥流水人家”写出温馨，与游子的漂泊形成反衬。',
          '全曲以“断肠人在天涯”收束，点明思乡之情。',
          '曲中景物明丽欢快，寄托了作者对秋天的热爱。',
        ],
        'D',
      ),
    },
    {
      slug: 'li-bai-friend',
      difficulty: 2,
      chapter: `${one}/4 古代诗歌四首/闻王昌龄左迁龙标遥有此寄／李白`,
      ...truth('“左迁”的意思是升官，古人以左为尊。', false, { analysis: '古人尊右卑左，“左迁”指降职。' }),
    },
    {
      slug: 'mother-in-wheelchair',
      difficulty: 2,
      chapter: `${two}/5 秋天的怀念／史铁生`,
      knowledge: ['语言积累与运用/词语/成语的理解与运用'],
      ...single(
        '依次填入下面横线处的词语，最恰当的一项是（　　）\n母亲总是______地走出去，又在门外______地听着我的动静。等一切______沉寂，她又______地进来，眼边红红的。',
        ['悄悄　偷偷　恢复　悄悄', '偷偷　悄悄　恢复　悄悄', '轻轻　偷偷　回复　悄悄', '悄悄　轻轻　回复　偷偷'],
        'A',
      ),
    },
    {
      slug: 'wrong-sentence',
      difficulty: 3,
      chapter: `${two}/6 散步／莫怀戚`,
      knowledge: ['语言积累与运用/句子/病句辨析与修改'],
      kind: 'final',
      year: 2024,
      region: '云州市',
      measured: [318, 0.57],
      ...single(
        '下列句子中，没有语病的一项是（　　）',
        [
          '通过这次社会实践，使我们增长了见识。',
          '能否坚持锻炼，是身体健康的保证。',
          '学校开展了“书香校园”活动，受到同学们的欢迎。',
          '我们要养成并发扬爱护公物的好习惯。',
        ],
        'C',
        { analysis: 'A 缺主语；B 两面对一面；D “发扬”与“习惯”搭配不当。' },
      ),
    },
    {
      slug: 'order-sentences',
      difficulty: 3,
      chapter: `${two}/7 散文诗二首/荷叶·母亲／冰心`,
      knowledge: ['语言积累与运用/句子/句子的衔接与排序'],
      ...single(
        '把下列句子组成语意连贯的一段话，排序正确的一项是（　　）\n①雨后的池塘格外安静。\n②忽然，一只青蛙扑通跳进水里。\n③荷叶上的水珠滚来滚去。\n④水珠碎了，池塘又热闹起来。',
        ['①③②④', '③①④②', '①②③④', '②④①③'],
        'A',
      ),
    },
    {
      slug: 'snow-words',
      difficulty: 2,
      chapter: `${two}/8 《世说新语》二则/咏雪`,
      measured: [179, 0.74],
      ...fill('解释句中加点的词：\n（1）与儿女<d>讲论文义</d>（讲解谈论 ___）\n（2）<d>俄而</d>雪骤（___）', [
        ['文章的义理', '诗文的义理', '文章的道理'],
        ['不久', '一会儿', '不久，一会儿', '不一会儿'],
      ]),
    },
    {
      slug: 'appointment',
      difficulty: 3,
      chapter: `${two}/8 《世说新语》二则/陈太丘与友期行`,
      source: 2,
      ...explain(
        '《陈太丘与友期行》中，友人“惭，下车引之”，元方却“入门不顾”。你认为元方失礼吗？请说明理由。',
        '示例一：不失礼。友人无信无礼在先，元方年仅七岁，以“入门不顾”表明态度，正直可爱。示例二：有些失礼。友人已知错并道歉，元方应当宽容待人。言之成理即可。',
        {
          points: 5,
          rubric: [
            ['观点明确', 1],
            ['结合内容说理', 3],
            ['语言通顺', 1],
          ],
        },
      ),
    },
    {
      slug: 'garden-words',
      difficulty: 2,
      chapter: `${three}/9 从百草园到三味书屋／鲁迅`,
      knowledge: ['识字与写字/字形/同音字辨形'],
      ...single(
        '下列词语中，没有错别字的一项是（　　）',
        [
          '人声鼎沸　确凿　鉴赏　恭敬',
          '人迹罕至　蝉退　盔甲　书塾',
          '桑葚　竹筛　锡箔　渊搏',
          '觅食　陌生　倜傥　脑随',
        ],
        'A',
        { analysis: 'B 蝉蜕；C 渊博；D 脑髓。' },
      ),
    },
    {
      slug: 'analects-fill',
      difficulty: 2,
      chapter: `${three}/12 《论语》十二章`,
      kind: 'monthly',
      year: 2026,
      measured: [207, 0.82],
      ...fill(
        '根据提示填写：\n（1）阐述学与思关系的句子：___，___。\n（2）表示以正确态度对待富贵的句子：不义而富且贵，___。',
        [['学而不思则罔'], ['思而不学则殆'], ['于我如浮云']],
      ),
    },
    {
      slug: 'analects-true',
      difficulty: 1,
      chapter: `${three}/12 《论语》十二章`,
      ...truth('“三人行，必有我师焉”中的“三”是确数，指正好三个人。', false, { analysis: '“三”是虚指，泛指几个人。' }),
    },
    ...chinesePassages,
  ],
};
