import type { KnowledgeOutline } from '../../../model/trees/knowledge';

/** Knowledge points of primary English: elements of content of 义务教育英语课程标准（2022 年版）. */
export const primaryEnglish: KnowledgeOutline = {
  code: 'primary-english',
  name: '小学英语知识点',
  nameEn: 'Primary English',
  stage: 'primary',
  subject: 'english',
  points: `
主题 | Themes
  人与自我 | Self
    个人信息
    学校生活
    家庭与朋友
    饮食与健康
    兴趣爱好
    日常起居
  人与社会 | Society
    节日与习俗
    职业
    交通出行
    购物
    社区生活
  人与自然 | Nature
    天气
    季节
    动物
    植物
    环境保护
语音 | Pronunciation
  字母 | The Alphabet
    大小写字母
    字母顺序
    元音字母与辅音字母
  拼读规则 | Phonics
    元音字母在闭音节中的读音
    元音字母在开音节中的读音
    常见元音字母组合
    常见辅音字母组合
  语调与节奏 | Intonation and Rhythm
    单词重音
    句子重读
    升调与降调
词汇 | Vocabulary
  主题词汇 | Words by Theme
    数字
    颜色
    身体部位
    食物与饮料
    衣物
    时间与日期
    场所与方位
  构词 | Word Formation
    名词复数
    缩略形式
    合成词
语法 | Grammar
  词类 | Parts of Speech
    名词所有格
    人称代词
    物主代词
    指示代词
    冠词
    介词
    形容词比较级
    情态动词 can
  时态 | Tenses
    一般现在时
    现在进行时
    一般过去时
    一般将来时
  句子 | Sentences
    肯定句与否定句
    一般疑问句
    特殊疑问句
    祈使句
    There be 结构
语言技能 | Language Skills
  听与看 | Listening and Viewing
    听指令做动作
    听对话辨信息
    看图理解
  说 | Speaking
    问候与告别
    介绍自己与他人
    询问与请求
    角色扮演
  读 | Reading
    认读单词
    朗读短文
    提取关键信息
    绘本阅读
  写 | Writing
    书写字母与单词
    仿写句子
    书写规范与标点
    写几句连贯的话
文化知识 | Cultural Knowledge
  中外文化 | Chinese and Other Cultures
    中外传统节日
    饮食习惯
    英语国家概况
    礼貌用语
`,
};
