import type { PrintedBook } from '../../../../model/books/book';

/** 物理八年级上册，人教版. */
export const physics8aPep: PrintedBook = {
  code: 'junior-physics-8a-pep',
  name: '物理 八年级上册',
  nameEn: 'Physics, Grade 8, Volume 1',
  stage: 'junior',
  subject: 'physics',
  grade: 8,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'pep',
  year: 2024,
  contents: `
第一章 机械运动 | Chapter 1 Mechanical Motion
  第1节 长度和时间的测量
  第2节 运动的描述
  第3节 运动的快慢
  第4节 速度的测量
第二章 声现象 | Chapter 2 Sound
  第1节 声音的产生与传播
  第2节 声音的特性
  第3节 声的利用
  第4节 噪声的危害和控制
  第5节 跨学科实践：制作隔音房间模型
第三章 物态变化 | Chapter 3 Changes of State
  第1节 温度
  第2节 熔化和凝固
  第3节 汽化和液化
  第4节 升华和凝华
  第5节 跨学科实践：探索厨房中的物态变化问题
第四章 光现象 | Chapter 4 Light
  第1节 光的直线传播
  第2节 光的反射
  第3节 平面镜成像
  第4节 光的折射
  第5节 光的色散
第五章 透镜及其应用 | Chapter 5 Lenses and Their Uses
  第1节 透镜
  第2节 生活中的透镜
  第3节 凸透镜成像的规律
  第4节 眼睛和眼镜
  第5节 跨学科实践：制作望远镜
第六章 质量与密度 | Chapter 6 Mass and Density
  第1节 质量
  第2节 密度
  第3节 测量液体和固体的密度
  第4节 密度的应用
`,
};
