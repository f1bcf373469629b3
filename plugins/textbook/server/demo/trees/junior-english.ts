import type { KnowledgeOutline } from '../../../model/trees/knowledge';

/** Knowledge points of junior secondary English: elements of content of 义务教育英语课程标准（2022 年版）. */
export const juniorEnglish: KnowledgeOutline = {
  code: 'junior-english',
  name: '初中英语知识点',
  nameEn: 'Junior Secondary English',
  stage: 'junior',
  subject: 'english',
  points: `
主题 | Themes
  人与自我 | Self
    丰富、充实、积极向上的生活
    多彩、安全、有意义的学校生活
    身心健康
    自我认识与自我管理
    职业启蒙
  人与社会 | Society
    良好的人际关系
    志愿服务
    文学与艺术
    传统节日与文化
    科技与生活
    体育精神
  人与自然 | Nature
    自然景观
    动植物保护
    自然灾害与防范
    环境污染与保护
    地球与宇宙
语音 | Pronunciation
  发音 | Sounds
    元音音标
    辅音音标
    辅音连缀
    拼读规则
  语流 | Connected Speech
    重音
    意群与停顿
    连读与失去爆破
    语调与节奏
词汇 | Vocabulary
  构词法 | Word Formation
    前缀
    后缀
    合成
    转化
  词义 | Meaning
    一词多义
    近义词与反义词
    短语动词
    固定搭配
    根据语境猜词义
语法：词法 | Grammar: Words
  名词 | Nouns
    可数名词与不可数名词
    名词复数
    名词所有格
  代词 | Pronouns
    人称代词与物主代词
    反身代词
    不定代词
    指示代词
    疑问代词
  冠词与数词 | Articles and Numerals
    不定冠词
    定冠词
    零冠词
    基数词与序数词
  介词与连词 | Prepositions and Conjunctions
    时间介词
    地点与方位介词
    方式介词
    并列连词
    从属连词
  形容词与副词 | Adjectives and Adverbs
    形容词的用法
    副词的用法
    比较级
    最高级
    同级比较
  动词 | Verbs
    系动词
    助动词
    情态动词
    动词不定式
    动名词作宾语
    使役动词
语法：时态与语态 | Grammar: Tense and Voice
  时态 | Tenses
    一般现在时
    一般过去时
    一般将来时
    现在进行时
    过去进行时
    现在完成时
    过去完成时
  被动语态 | Passive Voice
    一般现在时的被动语态
    一般过去时的被动语态
    含情态动词的被动语态
语法：句法 | Grammar: Sentences
  简单句 | Simple Sentences
    五种基本句型
    There be 句型
    祈使句
    感叹句
    一般疑问句与特殊疑问句
    选择疑问句与反意疑问句
    主谓一致
  复合句 | Complex Sentences
    宾语从句
    限制性定语从句
    时间状语从句
    条件状语从句
    原因状语从句
    结果与目的状语从句
    让步状语从句
语篇 | Texts
  语篇类型 | Kinds of Texts
    对话与访谈
    记叙文
    说明文
    议论文
    书信与电子邮件
    通知与海报
    图表
  语篇知识 | How Texts Work
    段落的主题句
    衔接与连贯
    篇章结构
语言技能 | Language Skills
  听 | Listening
    听辨关键信息
    理解说话人的意图
    听写与记录要点
  说 | Speaking
    日常交际用语
    描述人物与事物
    表达观点与建议
    复述
  读 | Reading
    主旨大意
    细节理解
    推理判断
    词义猜测
    完形填空
    任务型阅读
  写 | Writing
    人物与事件描写
    书信写作
    观点表达
    活动介绍
    书面语的修改
文化知识与学习策略 | Culture and Learning Strategies
  文化知识 | Cultural Knowledge
    中华优秀传统文化
    英语国家的社会生活
    中外名人
    跨文化交际
  学习策略 | Learning Strategies
    预习与复习
    做笔记
    使用词典
    合作学习
    自我评价
`,
};
