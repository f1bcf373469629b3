import type { KnowledgeOutline } from '../../../model/trees/knowledge';

/** Knowledge points of junior secondary Chinese: fields of 义务教育语文课程标准（2022 年版）, with the usual terms for language and genres. */
export const juniorChinese: KnowledgeOutline = {
  code: 'junior-chinese',
  name: '初中语文知识点',
  nameEn: 'Junior Secondary Chinese',
  stage: 'junior',
  subject: 'chinese',
  points: `
识字与写字 | Characters and Handwriting
  字音 | Pronunciation
    多音字
    形近字辨音
    易误读字
  字形 | Written Form
    形声字辨形
    同音字辨形
    汉字结构与造字法
    书法字体
语言积累与运用 | Language and Its Use
  词语 | Words
    实词与虚词
    近义词辨析
    成语的理解与运用
    词语的感情色彩
    短语的结构类型
  句子 | Sentences
    句子成分
    单句与复句
    复句的类型
    病句辨析与修改
    句子的衔接与排序
    句式变换
    仿写
  标点符号 | Punctuation
    点号的用法
    标号的用法
    标点误用的辨析
  修辞手法 | Figures of Speech
    比喻
    拟人
    夸张
    排比
    对偶
    反复
    设问与反问
    借代
    反语
  语言运用 | Using Language
    语言简明、连贯、得体
    压缩语段
    图文转换
    拟写标语与对联
阅读与鉴赏 | Reading and Appreciation
  记叙文阅读 | Narrative Prose
    记叙的要素
    记叙的顺序
    记叙的人称
    线索
    描写方法
    抒情与议论
    概括内容与中心
  散文阅读 | Essays
    写景抒情散文
    托物言志散文
    叙事散文
    散文的语言
  小说阅读 | Fiction
    情节
    人物形象
    环境描写
    小说的主题
  说明文阅读 | Expository Texts
    说明对象与特征
    说明顺序
    说明方法
    说明文的语言
  议论文阅读 | Argumentative Texts
    论点
    论据
    论证方法
    论证思路
    议论文的语言
  新闻与非连续性文本 | News and Non-Continuous Texts
    消息的结构
    新闻特写与通讯
    图表信息提取
    多文本比较阅读
  现代诗歌与戏剧 | Modern Poetry and Drama
    意象与意境
    诗歌的节奏与韵律
    戏剧冲突
    人物台词
  古诗词鉴赏 | Classical Poetry
    古诗体裁
    意象与情感
    炼字
    表现手法
    名句默写
  文言文阅读 | Classical Prose
    文言实词
    文言虚词
    通假字
    古今异义
    一词多义
    词类活用
    文言句式
    断句
    文言文翻译
    文章主旨
  名著阅读 | Reading Whole Books
    《朝花夕拾》
    《西游记》
    《骆驼祥子》
    《钢铁是怎样炼成的》
    《红星照耀中国》
    《昆虫记》
    《经典常谈》
    《水浒传》
    《儒林外史》
    《简·爱》
表达与交流 | Expression and Communication
  口语交际 | Speaking and Listening
    复述与转述
    应对
    即席讲话
    讨论
    辩论
  写作 | Writing
    审题与立意
    选材与组材
    结构与思路
    记叙文写作
    说明文写作
    议论文写作
    想象作文
    缩写、扩写与改写
  应用文 | Practical Writing
    消息
    演讲稿
    书信
    倡议书
    读后感
    活动策划
梳理与探究 | Sorting Out and Exploring
  综合性学习 | Integrated Learning
    人无信不立
    天下国家
    我们的互联网时代
    身边的文化遗产
  文学与文化常识 | Literary and Cultural Knowledge
    作家与作品
    文体知识
    传统节日与习俗
    古代称谓与纪年
`,
};
