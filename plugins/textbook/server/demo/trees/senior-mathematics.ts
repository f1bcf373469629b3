import type { KnowledgeOutline } from '../../../model/trees/knowledge';

/** Knowledge points of senior secondary mathematics: themes and units of 普通高中数学课程标准（2017 年版 2020 年修订）. */
export const seniorMathematics: KnowledgeOutline = {
  code: 'senior-mathematics',
  name: '高中数学知识点',
  nameEn: 'Senior Secondary Mathematics',
  stage: 'senior',
  subject: 'mathematics',
  points: `
预备知识 | Preparatory Knowledge
  集合 | Sets
    集合的概念与表示
    集合间的基本关系
    集合的基本运算
  常用逻辑用语 | Logical Terms
    充分条件与必要条件
    充要条件
    全称量词与存在量词
    命题的否定
  相等关系与不等关系 | Equality and Inequality
    等式与不等式的性质
    基本不等式
  从函数观点看一元二次方程和一元二次不等式 | Quadratic Equations and Inequalities as Functions
    二次函数的零点
    一元二次不等式的解法
    不等式恒成立问题
函数 | Functions
  函数概念与性质 | Concept and Properties of Functions
    函数的概念
    函数的定义域与值域
    函数的表示法
    分段函数
    单调性
    最大值与最小值
    奇偶性
    周期性
    对称性
  幂函数、指数函数、对数函数 | Power, Exponential and Logarithmic Functions
    幂函数
    指数幂的运算
    指数函数的图象与性质
    对数的概念与运算
    换底公式
    对数函数的图象与性质
    反函数
    不同函数增长的差异
  三角函数 | Trigonometric Functions
    任意角与弧度制
    三角函数的定义
    同角三角函数的基本关系
    诱导公式
    三角函数的图象与性质
    两角和与差公式
    二倍角公式
    三角恒等变换
    函数 y=Asin(ωx+φ)
  函数应用 | Using Functions
    函数的零点
    二分法
    函数模型的应用
  数列 | Sequences
    数列的概念
    等差数列
    等差数列的前 n 项和
    等比数列
    等比数列的前 n 项和
    数列求和
    递推公式
    数学归纳法
  一元函数导数及其应用 | Derivatives and Their Uses
    导数的概念
    导数的几何意义
    导数的运算
    导数与单调性
    极值与最值
    导数的实际应用
几何与代数 | Geometry and Algebra
  平面向量及其应用 | Plane Vectors and Their Uses
    向量的概念
    向量的线性运算
    平面向量基本定理
    向量的坐标表示
    数量积
    余弦定理
    正弦定理
    解三角形的应用
  复数 | Complex Numbers
    复数的概念
    复数的几何意义
    复数的四则运算
    复数的三角表示
  立体几何初步 | Introduction to Solid Geometry
    基本立体图形
    直观图
    表面积与体积
    平面的基本事实
    空间直线的位置关系
    直线与平面平行
    平面与平面平行
    直线与平面垂直
    平面与平面垂直
  空间向量与立体几何 | Space Vectors and Solid Geometry
    空间向量的运算
    空间直角坐标系
    用向量证明平行与垂直
    空间角的计算
    空间距离的计算
  平面解析几何 | Analytic Geometry
    直线的倾斜角与斜率
    直线的方程
    两直线的位置关系
    点到直线的距离公式
    圆的方程
    直线与圆的位置关系
    圆与圆的位置关系
    椭圆
    双曲线
    抛物线
    直线与圆锥曲线
概率与统计 | Probability and Statistics
  计数原理 | Counting Principles
    分类加法与分步乘法计数原理
    排列
    组合
    二项式定理
  概率 | Probability
    随机事件与样本空间
    古典概型
    概率的基本性质
    事件的相互独立性
    频率与概率
    条件概率
    全概率公式
    离散型随机变量
    数学期望与方差
    二项分布
    超几何分布
    正态分布
  统计 | Statistics
    简单随机抽样
    分层随机抽样
    统计图表
    百分位数
    总体集中趋势的估计
    总体离散程度的估计
    成对数据的相关性
    一元线性回归模型
    独立性检验
数学建模活动与数学探究活动 | Mathematical Modelling and Inquiry
  数学建模活动 | Mathematical Modelling
    发现和提出问题
    建立和求解模型
    检验和改进模型
  数学探究活动 | Mathematical Inquiry
    提出猜想
    推理论证
    撰写研究报告
`,
};
