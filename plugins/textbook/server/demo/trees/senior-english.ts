import type { KnowledgeOutline } from '../../../model/trees/knowledge';

/** Knowledge points of senior secondary English: elements of content of 普通高中英语课程标准（2017 年版 2020 年修订）. */
export const seniorEnglish: KnowledgeOutline = {
  code: 'senior-english',
  name: '高中英语知识点',
  nameEn: 'Senior Secondary English',
  stage: 'senior',
  subject: 'english',
  points: `
主题语境 | Thematic Contexts
  人与自我 | Self
    生活与学习
    做人与做事
    个人成长与规划
  人与社会 | Society
    社会服务与人际沟通
    文学、艺术与体育
    历史、社会与文化
    科学与技术
  人与自然 | Nature
    自然生态
    环境保护
    灾害防范
    宇宙探索
语音与词汇 | Pronunciation and Vocabulary
  语音 | Pronunciation
    重音
    语调
    节奏与停顿
    连读
  构词法 | Word Formation
    派生法
    合成法
    转化法
    缩略法
  词语运用 | Using Words
    熟词生义
    词块与搭配
    同义词辨析
    短语动词
语法：词法 | Grammar: Words
  名词、代词与冠词 | Nouns, Pronouns and Articles
    名词短语
    it 的用法
    不定代词
    冠词的用法
  形容词与副词 | Adjectives and Adverbs
    形容词短语
    副词短语
    比较结构
    倍数表达法
  介词与连词 | Prepositions and Conjunctions
    介词短语
    并列连词
    连接副词
  动词的时态 | Tenses
    一般时
    进行时
    完成时
    过去将来时
    现在完成进行时
  动词的语态与语气 | Voice and Mood
    被动语态
    虚拟语气
    情态动词表推测
    情态动词加完成式
  非谓语动词 | Non-Finite Verbs
    动词不定式
    动词-ing 形式
    过去分词
    独立主格结构
语法：句法 | Grammar: Sentences
  简单句 | Simple Sentences
    句子成分
    基本句型
    主谓一致
    倒装
    强调句
    省略
    附加疑问句
  名词性从句 | Noun Clauses
    主语从句
    宾语从句
    表语从句
    同位语从句
  定语从句 | Attributive Clauses
    关系代词引导的定语从句
    关系副词引导的定语从句
    介词加关系代词
    非限制性定语从句
  状语从句 | Adverbial Clauses
    时间状语从句
    条件状语从句
    让步状语从句
    原因状语从句
    目的与结果状语从句
    方式与比较状语从句
语篇知识 | How Texts Work
  语篇类型 | Kinds of Texts
    记叙文
    说明文
    议论文
    应用文
    新闻报道
    文学语篇
  语篇结构 | Structure of Texts
    段落的展开方式
    衔接手段
    连贯与逻辑
    作者的态度与意图
语用知识 | Language in Use
  交际功能 | Functions
    请求与邀请
    建议与劝告
    道歉与感谢
    同意与不同意
    预测与可能性
  得体性 | Appropriateness
    正式与非正式语体
    委婉表达
语言技能 | Language Skills
  听 | Listening
    主旨与要义
    事实与细节
    推断说话人的态度
    听力笔记
  说 | Speaking
    话题讨论
    演讲
    看图说话
    采访
  读 | Reading
    主旨要义
    细节理解
    推理判断
    词义猜测
    七选五
    完形填空
    语法填空
  写 | Writing
    应用文写作
    读后续写
    概要写作
    图表作文
文化意识与学习策略 | Cultural Awareness and Learning Strategies
  文化知识 | Cultural Knowledge
    中外文化对比
    中国文化的英语表达
    英语国家的历史与地理
  学习策略 | Learning Strategies
    元认知策略
    认知策略
    交际策略
    情感策略
`,
};
