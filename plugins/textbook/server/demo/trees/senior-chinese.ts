import type { KnowledgeOutline } from '../../../model/trees/knowledge';

/** Knowledge points of senior secondary Chinese, gathered from the learning tasks of 普通高中语文课程标准（2017 年版 2020 年修订）. */
export const seniorChinese: KnowledgeOutline = {
  code: 'senior-chinese',
  name: '高中语文知识点',
  nameEn: 'Senior Secondary Chinese',
  stage: 'senior',
  subject: 'chinese',
  points: `
语言积累、梳理与探究 | Collecting and Exploring Language
  字词与成语 | Characters, Words and Idioms
    字音与字形
    实词辨析
    虚词辨析
    成语的运用
    词义的演变
  语法与修辞 | Grammar and Rhetoric
    病句类型
    长短句与整散句
    修辞手法的辨析与运用
    标点符号的用法
  语言文字运用 | Using Language
    语言连贯
    语言得体
    补写句子
    压缩语段
    图文转换
  逻辑的力量 | The Power of Logic
    发现潜藏的逻辑谬误
    运用有效的推理形式
    采用合理的论证方法
文学阅读与写作 | Reading and Writing Literature
  小说 | Fiction
    叙述视角
    情节结构
    人物形象
    环境描写
    主题意蕴
  散文 | Essays
    形与神
    情景理的融合
    散文的语言风格
  现代诗歌 | Modern Poetry
    意象
    意境
    抒情方式
  戏剧 | Drama
    戏剧冲突
    戏剧语言
    悲剧与喜剧
  文学写作 | Creative Writing
    学写诗歌
    学写小说
    学写散文
    文学短评
思辨性阅读与表达 | Critical Reading and Expression
  论述类文本阅读 | Argumentative Texts
    观点与材料的关系
    论证结构
    论证方法
    推断与评价
  议论文写作 | Argumentative Writing
    审题立意
    议论要有针对性
    论证的展开
    驳论
    议论文的语言
实用性阅读与交流 | Practical Reading and Communication
  新闻与报告 | News and Reports
    人物通讯
    新闻评论
    调查报告
  科普与社科文章 | Popular Science and Social Science
    信息的筛选与整合
    概念的阐释
    多文本比较
  实用写作 | Practical Writing
    演讲稿
    书信
    说明复杂的事物
    建议书
中华传统文化经典研习 | Studying the Chinese Classics
  文言词语 | Classical Words
    文言实词
    文言虚词
    通假字
    古今异义
    词类活用
  文言句式 | Classical Sentence Patterns
    判断句
    被动句
    宾语前置
    定语后置
    状语后置
    省略句
  文言文阅读 | Classical Prose
    断句
    古代文化常识
    内容概括与分析
    翻译
  古代诗歌鉴赏 | Classical Poetry
    诗歌的体裁
    形象
    语言
    表达技巧
    思想情感
    名篇名句默写
  诸子与史传 | Philosophers and Histories
    《论语》
    《孟子》
    《老子》
    《庄子》
    《史记》
整本书阅读与研讨 | Reading and Discussing Whole Books
  学术著作 | Scholarly Works
    《乡土中国》的核心概念
    学术著作的阅读方法
  长篇小说 | Novels
    《红楼梦》的人物
    《红楼梦》的主题
    长篇小说的结构
当代文化参与 | Taking Part in Culture Today
  家乡文化生活 | The Culture of Home Towns
    访谈
    文化现状调查
    参与文化建设
  跨媒介阅读与交流 | Reading and Communicating across Media
    认识多媒介
    善用多媒介
    辨识媒介信息
`,
};
