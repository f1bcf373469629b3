import type { PrintedBook } from '../../../../model/books/book';

/** 化学必修第一册，人教版. */
export const chemistryCompulsory1Pep: PrintedBook = {
  code: 'senior-chemistry-compulsory-1-pep',
  name: '化学 必修第一册',
  nameEn: 'Chemistry, Compulsory 1',
  stage: 'senior',
  subject: 'chemistry',
  grade: 10,
  volume: '必修第一册',
  volumeEn: 'Compulsory 1',
  term: 1,
  edition: 'pep',
  year: 2019,
  contents: `
第一章 物质及其变化 | Chapter 1 Matter and Its Changes
  第一节 物质的分类及转化
    一、物质的分类
    二、物质的转化
  第二节 离子反应
    一、电解质的电离
    二、离子反应
  第三节 氧化还原反应
    一、氧化还原反应
    二、氧化剂和还原剂
第二章 海水中的重要元素——钠和氯 | Chapter 2 Elements of Sea Water: Sodium and Chlorine
  第一节 钠及其化合物
    一、活泼的金属单质——钠
    二、氧化钠和过氧化钠
    三、碳酸钠和碳酸氢钠
    四、焰色试验
  第二节 氯及其化合物
    一、氯气的性质
    二、氯气的实验室制法
    三、氯离子的检验
  第三节 物质的量
    一、物质的量的单位——摩尔
    二、气体摩尔体积
    三、物质的量浓度
第三章 铁 金属材料 | Chapter 3 Iron and Metallic Materials
  第一节 铁及其化合物
    一、铁的单质
    二、铁的重要化合物
  第二节 金属材料
    一、铁合金
    二、铝和铝合金
    三、新型合金
    四、物质的量在化学方程式计算中的应用
第四章 物质结构 元素周期律 | Chapter 4 Structure of Matter and the Periodic Law
  第一节 原子结构与元素周期表
    一、原子结构
    二、元素周期表
    三、核素
    四、原子结构与元素的性质
  第二节 元素周期律
    一、元素性质的周期性变化规律
    二、元素周期表和元素周期律的应用
  第三节 化学键
    一、离子键
    二、共价键
`,
};
