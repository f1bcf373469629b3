import type { PrintedBook } from '../../../../model/books/book';

/** 生物学七年级上册，人教版. */
export const biology7aPep: PrintedBook = {
  code: 'junior-biology-7a-pep',
  name: '生物学 七年级上册',
  nameEn: 'Biology, Grade 7, Volume 1',
  stage: 'junior',
  subject: 'biology',
  grade: 7,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'pep',
  year: 2024,
  contents: `
第一单元 生物和细胞 | Unit 1 Organisms and Cells
  第一章 认识生物
    第一节 观察周边环境中的生物
    第二节 生物的特征
  第二章 认识细胞
    第一节 学习使用显微镜
    第二节 植物细胞
    第三节 动物细胞
    第四节 细胞的生活
  第三章 从细胞到生物体
    第一节 细胞通过分裂产生新细胞
    第二节 动物体的结构层次
    第三节 植物体的结构层次
    第四节 单细胞生物
第二单元 多种多样的生物 | Unit 2 The Diversity of Life
  第一章 藻类与植物的类群
    第一节 藻类、苔藓植物和蕨类植物
    第二节 种子植物
  第二章 动物的类群
    第一节 无脊椎动物
    第二节 脊椎动物
  第三章 微生物
    第一节 微生物的分布
    第二节 细菌
    第三节 真菌
    第四节 病毒
  第四章 生物分类的方法
    第一节 尝试对生物进行分类
    第二节 从种到界
`,
};
