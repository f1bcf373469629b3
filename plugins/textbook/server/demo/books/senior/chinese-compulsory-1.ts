import type { PrintedBook } from '../../../../model/books/book';

/** 语文必修上册，统编版. */
export const chineseCompulsory1: PrintedBook = {
  code: 'senior-chinese-compulsory-1',
  name: '语文 必修上册',
  nameEn: 'Chinese, Compulsory 1',
  stage: 'senior',
  subject: 'chinese',
  grade: 10,
  volume: '必修上册',
  volumeEn: 'Compulsory 1',
  term: 1,
  edition: 'unified',
  year: 2019,
  contents: `
第一单元 | Unit 1 The Call of Youth
  第1课
    沁园春·长沙／毛泽东
  第2课
    立在地球边上放号／郭沫若
    红烛／闻一多
    峨日朵雪峰之侧／昌耀
    致云雀／雪莱
  第3课
    百合花／茹志鹃
    哦，香雪／铁凝
  单元学习任务
第二单元 | Unit 2 The Glory of Labour
  第4课
    喜看稻菽千重浪——记首届国家最高科技奖获得者袁隆平／沈英甲
    心有一团火，温暖众人心／林为民
    “探界者”钟扬／叶雨婷
  第5课
    以工匠精神雕琢时代品质／李斌
  第6课
    芣苢／《诗经·周南》
    插秧歌／杨万里
  单元学习任务
第三单元 | Unit 3 The Poetry of Life
  第7课
    短歌行／曹操
    归园田居（其一）／陶渊明
  第8课
    梦游天姥吟留别／李白
    登高／杜甫
    琵琶行并序／白居易
  第9课
    念奴娇·赤壁怀古／苏轼
    永遇乐·京口北固亭怀古／辛弃疾
    声声慢（寻寻觅觅）／李清照
  单元学习任务
第四单元 家乡文化生活 | Unit 4 The Culture of Our Home Towns
  记录家乡的人和物
  家乡文化生活现状调查
  参与家乡文化建设
第五单元 整本书阅读 | Unit 5 Reading a Whole Book
  《乡土中国》
第六单元 | Unit 6 The Way of Learning
  第10课
    劝学／《荀子》
    师说／韩愈
  第11课
    反对党八股（节选）／毛泽东
  第12课
    拿来主义／鲁迅
  第13课
    读书：目的和前提／黑塞
    上图书馆／王佐良
  单元学习任务
第七单元 | Unit 7 Nature and the Heart
  第14课
    故都的秋／郁达夫
    荷塘月色／朱自清
  第15课
    我与地坛（节选）／史铁生
  第16课
    赤壁赋／苏轼
    登泰山记／姚鼐
  单元学习任务
第八单元 词语积累与词语解释 | Unit 8 Collecting and Explaining Words
  丰富词语积累
  把握古今词义的联系与区别
  词义的辨析和词语的使用
古诗词诵读 | Classical Poems to Recite
  静女／《诗经·邶风》
  涉江采芙蓉／《古诗十九首》
  虞美人（春花秋月何时了）／李煜
  鹊桥仙（纤云弄巧）／秦观
`,
};
