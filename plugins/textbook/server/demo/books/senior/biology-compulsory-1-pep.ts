import type { PrintedBook } from '../../../../model/books/book';

/** 生物学必修 1《分子与细胞》，人教版. */
export const biologyCompulsory1Pep: PrintedBook = {
  code: 'senior-biology-compulsory-1-pep',
  name: '生物学 必修 1 分子与细胞',
  nameEn: 'Biology, Compulsory 1: Molecules and Cells',
  stage: 'senior',
  subject: 'biology',
  grade: 10,
  volume: '必修 1 分子与细胞',
  volumeEn: 'Compulsory 1: Molecules and Cells',
  term: 1,
  edition: 'pep',
  year: 2019,
  contents: `
第1章 走近细胞 | Chapter 1 Approaching the Cell
  第1节 细胞是生命活动的基本单位
  第2节 细胞的多样性和统一性
第2章 组成细胞的分子 | Chapter 2 Molecules That Make Up Cells
  第1节 细胞中的元素和化合物
  第2节 细胞中的无机物
  第3节 细胞中的糖类和脂质
  第4节 蛋白质是生命活动的主要承担者
  第5节 核酸是遗传信息的携带者
第3章 细胞的基本结构 | Chapter 3 The Basic Structure of Cells
  第1节 细胞膜的结构和功能
  第2节 细胞器之间的分工合作
  第3节 细胞核的结构和功能
第4章 细胞的物质输入和输出 | Chapter 4 What Goes In and Out of Cells
  第1节 被动运输
  第2节 主动运输与胞吞、胞吐
第5章 细胞的能量供应和利用 | Chapter 5 How Cells Get and Use Energy
  第1节 降低化学反应活化能的酶
    一 酶的作用和本质
    二 酶的特性
  第2节 细胞的能量“货币”ATP
  第3节 细胞呼吸的原理和应用
  第4节 光合作用与能量转化
    一 捕获光能的色素和结构
    二 光合作用的原理和应用
第6章 细胞的生命历程 | Chapter 6 The Life of a Cell
  第1节 细胞的增殖
  第2节 细胞的分化
  第3节 细胞的衰老和死亡
`,
};
