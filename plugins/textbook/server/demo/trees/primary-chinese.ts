import type { KnowledgeOutline } from '../../../model/trees/knowledge';

/** Knowledge points of primary Chinese: fields of 义务教育语文课程标准（2022 年版）, with the usual terms for language and genres. */
export const primaryChinese: KnowledgeOutline = {
  code: 'primary-chinese',
  name: '小学语文知识点',
  nameEn: 'Primary Chinese',
  stage: 'primary',
  subject: 'chinese',
  points: `
识字与写字 | Characters and Handwriting
  汉语拼音 | Pinyin
    声母
    韵母
    整体认读音节
    声调
    拼读与拼写
    隔音符号
    大写字母与音序查字法
  识字 | Recognising Characters
    象形字与会意字
    形声字
    部首查字法
    偏旁与部首
    多音字
    形近字
    同音字
  写字 | Writing Characters
    基本笔画
    笔顺规则
    间架结构
    硬笔楷书
    毛笔楷书
词语与句子 | Words and Sentences
  词语 | Words
    词语的搭配
    近义词与反义词
    成语
    词语的感情色彩
    量词
    关联词语
    叠词
  句子 | Sentences
    陈述句、疑问句、祈使句与感叹句
    “把”字句与“被”字句
    反问句与设问句
    扩句与缩句
    修改病句
    直接引语与转述
  标点符号 | Punctuation
    句号、问号与叹号
    逗号与顿号
    冒号与引号
    书名号
    省略号与破折号
  修辞手法 | Figures of Speech
    比喻
    拟人
    排比
    夸张
阅读与鉴赏 | Reading and Appreciation
  阅读方法 | Ways of Reading
    朗读
    默读
    预测
    提问
    复述
    提高阅读速度
    有目的地阅读
  文章理解 | Understanding Texts
    联系上下文理解词句
    概括段落大意
    把握主要内容
    体会思想感情
    体会关键词句的表达效果
    理清文章的顺序
  文体阅读 | Kinds of Texts
    童话
    寓言
    神话
    儿童诗
    写人记事的文章
    写景状物的文章
    说明性文章
    民间故事
    小说
    非连续性文本
  古诗文 | Classical Poems and Prose
    古诗的诵读与默写
    借助注释理解诗意
    小古文
    日积月累
  整本书阅读 | Reading Whole Books
    童话故事
    寓言与神话
    民间故事集
    中国古典名著
    世界名著
表达与交流 | Expression and Communication
  口语交际 | Speaking and Listening
    讲故事
    自我介绍
    讨论与协商
    转述
    即兴发言
    辩论
  写话与习作 | Writing
    看图写话
    写日记
    写人
    记事
    写景
    状物
    想象作文
    读后感
  应用文 | Practical Writing
    留言条
    通知
    书信
    倡议书
    建议书
    演讲稿
梳理与探究 | Sorting Out and Exploring
  综合性学习 | Integrated Learning
    中华传统节日
    轻叩诗歌的大门
    遨游汉字王国
    难忘小学生活
  汉字与文化 | Characters and Culture
    汉字的演变
    歇后语与谚语
    对联
    字谜
`,
};
