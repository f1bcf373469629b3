import type { KnowledgeOutline } from '../../../model/trees/knowledge';

/** Knowledge points of primary mathematics: fields and themes of 义务教育数学课程标准（2022 年版）. */
export const primaryMathematics: KnowledgeOutline = {
  code: 'primary-mathematics',
  name: '小学数学知识点',
  nameEn: 'Primary Mathematics',
  stage: 'primary',
  subject: 'mathematics',
  points: `
数与代数 | Number and Algebra
  整数的认识 | Whole Numbers
    万以内数的认识
    大数的认识
    数位与计数单位
    数的大小比较
    数的改写与近似数
    因数与倍数
    2、3、5 的倍数的特征
    质数与合数
    最大公因数与最小公倍数
  小数的认识 | Decimals
    小数的意义
    小数的性质
    小数点移动引起的大小变化
    小数的大小比较
    小数的近似数
    循环小数
  分数与百分数 | Fractions and Percentages
    分数的初步认识
    分数的意义
    真分数与假分数
    分数的基本性质
    约分与通分
    分数与小数的互化
    百分数的意义
    负数的初步认识
  数的运算 | Operations
    20 以内的加减法
    百以内的加减法
    万以内的加减法
    表内乘除法
    有余数的除法
    多位数乘一位数
    两位数乘两位数
    除数是一位数的除法
    除数是两位数的除法
    小数的加减法
    小数的乘除法
    分数的加减法
    分数的乘除法
    四则混合运算
    运算律
    估算
  数量关系 | Quantitative Relations
    常见的数量关系
    用字母表示数
    等式的性质
    解简易方程
    比与比例
    正比例与反比例
    探索规律
图形与几何 | Shapes and Geometry
  图形的认识 | Recognising Shapes
    直线、射线与线段
    角的认识
    平行与垂直
    三角形的特性与分类
    平行四边形与梯形
    长方形与正方形
    圆的认识
    长方体与正方体的认识
    圆柱与圆锥的认识
    观察物体
  图形的测量 | Measuring Shapes
    长度单位
    面积单位
    体积与容积单位
    角的度量
    长方形与正方形的周长
    长方形与正方形的面积
    平行四边形的面积
    三角形的面积
    梯形的面积
    圆的周长与面积
    长方体与正方体的表面积
    长方体与正方体的体积
    圆柱的表面积与体积
    圆锥的体积
    不规则物体的体积
  图形的位置与运动 | Position and Movement of Shapes
    方向与路线
    用数对确定位置
    比例尺
    平移
    旋转
    轴对称
    图形的放大与缩小
统计与概率 | Statistics and Probability
  数据的收集、整理与表达 | Collecting, Organising and Presenting Data
    数据的分类
    统计表
    条形统计图
    折线统计图
    扇形统计图
    平均数
    百分数的应用
  随机现象发生的可能性 | The Chance of Random Events
    确定与不确定现象
    可能性的大小
综合与实践 | Integration and Practice
  主题活动 | Themed Activities
    认识人民币
    时间在哪里
    年、月、日的秘密
    寻找“宝藏”
    度量衡的故事
  项目学习 | Projects
    营养午餐
    水是生命之源
    校园平面图
    体育中的数学
  数学广角 | Wide Angle of Mathematics
    植树问题
    鸡兔同笼
    搭配问题
    优化问题
    找次品
    鸽巢问题
`,
};
