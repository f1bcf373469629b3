import type { PrintedBook } from '../../../../model/books/book';

/** 物理九年级全一册，人教版. */
export const physics9Pep: PrintedBook = {
  code: 'junior-physics-9-pep',
  name: '物理 九年级全一册',
  nameEn: 'Physics, Grade 9, Whole Year',
  stage: 'junior',
  subject: 'physics',
  grade: 9,
  volume: '全一册',
  volumeEn: 'Whole Year',
  term: null,
  edition: 'pep',
  year: 2013,
  contents: `
第十三章 内能 | Chapter 13 Internal Energy
  第1节 分子热运动
  第2节 内能
  第3节 比热容
第十四章 内能的利用 | Chapter 14 Using Internal Energy
  第1节 热机
  第2节 热机的效率
  第3节 能量的转化和守恒
第十五章 电流和电路 | Chapter 15 Current and Circuits
  第1节 两种电荷
  第2节 电流和电路
  第3节 串联和并联
  第4节 电流的测量
  第5节 串、并联电路中电流的规律
第十六章 电压 电阻 | Chapter 16 Voltage and Resistance
  第1节 电压
  第2节 串、并联电路中电压的规律
  第3节 电阻
  第4节 变阻器
第十七章 欧姆定律 | Chapter 17 Ohm’s Law
  第1节 电流与电压和电阻的关系
  第2节 欧姆定律
  第3节 电阻的测量
  第4节 欧姆定律在串、并联电路中的应用
第十八章 电功率 | Chapter 18 Electric Power
  第1节 电能 电功
  第2节 电功率
  第3节 测量小灯泡的电功率
  第4节 焦耳定律
第十九章 生活用电 | Chapter 19 Electricity at Home
  第1节 家庭电路
  第2节 家庭电路中电流过大的原因
  第3节 安全用电
第二十章 电与磁 | Chapter 20 Electricity and Magnetism
  第1节 磁现象 磁场
  第2节 电生磁
  第3节 电磁铁 电磁继电器
  第4节 电动机
  第5节 磁生电
第二十一章 信息的传递 | Chapter 21 Transmitting Information
  第1节 现代顺风耳——电话
  第2节 电磁波的海洋
  第3节 广播、电视和移动通信
  第4节 越来越宽的信息之路
第二十二章 能源与可持续发展 | Chapter 22 Energy and Sustainable Development
  第1节 能源
  第2节 核能
  第3节 太阳能
  第4节 能源与可持续发展
`,
};
