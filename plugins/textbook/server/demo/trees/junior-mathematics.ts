import type { KnowledgeOutline } from '../../../model/trees/knowledge';

/** Knowledge points of junior secondary mathematics: fields and themes of 义务教育数学课程标准（2022 年版）. */
export const juniorMathematics: KnowledgeOutline = {
  code: 'junior-mathematics',
  name: '初中数学知识点',
  nameEn: 'Junior Secondary Mathematics',
  stage: 'junior',
  subject: 'mathematics',
  points: `
数与代数 | Number and Algebra
  有理数 | Rational Numbers
    正数和负数
    有理数的概念
    数轴
    相反数
    绝对值
    有理数的大小比较
    有理数的加法与减法
    有理数的乘法与除法
    有理数的乘方
    有理数的混合运算
    科学记数法
    近似数
  实数 | Real Numbers
    平方根
    算术平方根
    立方根
    无理数
    实数与数轴
    实数的运算
    二次根式的概念与性质
    二次根式的运算
  代数式 | Algebraic Expressions
    列代数式
    代数式的值
    单项式与多项式
    同类项
    整式的加减
    幂的运算
    整式的乘法
    平方差公式
    完全平方公式
    整式的除法
    提公因式法
    公式法
    分式的概念
    分式的基本性质
    分式的运算
    整数指数幂
  方程与方程组 | Equations and Systems of Equations
    等式的性质
    一元一次方程的解法
    一元一次方程的应用
    二元一次方程组的概念
    代入消元法
    加减消元法
    二元一次方程组的应用
    三元一次方程组
    分式方程的解法
    分式方程的应用
    配方法
    公式法解一元二次方程
    因式分解法
    一元二次方程根的判别式
    一元二次方程根与系数的关系
    一元二次方程的应用
  不等式与不等式组 | Inequalities
    不等式的性质
    一元一次不等式的解法
    一元一次不等式组的解法
    一元一次不等式的应用
  函数的概念 | The Concept of Function
    常量与变量
    函数的概念
    自变量的取值范围
    函数的图象
    函数的表示法
  一次函数 | Linear Functions
    正比例函数
    一次函数的概念
    一次函数的图象与性质
    待定系数法
    一次函数与方程、不等式
    一次函数的应用
  二次函数 | Quadratic Functions
    二次函数的概念
    二次函数的图象与性质
    二次函数的解析式
    二次函数的最值
    二次函数与一元二次方程
    二次函数的应用
  反比例函数 | Inverse Proportional Functions
    反比例函数的概念
    反比例函数的图象与性质
    比例系数的几何意义
    反比例函数的应用
图形与几何 | Shapes and Geometry
  点、线、面、角 | Points, Lines, Planes and Angles
    立体图形与平面图形
    直线、射线、线段
    线段的比较与中点
    角的概念与度量
    角的比较与运算
    角平分线
    余角和补角
  相交线与平行线 | Intersecting and Parallel Lines
    对顶角与邻补角
    垂线与垂线段
    点到直线的距离
    同位角、内错角、同旁内角
    平行线的判定
    平行线的性质
  三角形 | Triangles
    三角形的三边关系
    三角形的高、中线与角平分线
    三角形的内角与外角
    全等三角形的性质
    全等三角形的判定
    角平分线的性质
    线段垂直平分线的性质
    等腰三角形
    等边三角形
    直角三角形的性质
    勾股定理
    勾股定理的逆定理
    三角形的中位线
  四边形 | Quadrilaterals
    多边形的内角和与外角和
    平行四边形的性质
    平行四边形的判定
    矩形
    菱形
    正方形
  圆 | Circles
    圆的有关概念
    垂径定理
    弧、弦、圆心角的关系
    圆周角定理
    圆内接四边形
    点和圆的位置关系
    直线和圆的位置关系
    切线的判定与性质
    切线长定理
    三角形的内切圆与外接圆
    正多边形和圆
    弧长和扇形面积
    圆锥的侧面积
  尺规作图 | Ruler and Compass Constructions
    作一个角等于已知角
    作角的平分线
    作线段的垂直平分线
    过一点作已知直线的垂线
    作三角形
    作圆
  定义、命题、定理 | Definitions, Propositions and Theorems
    命题的条件与结论
    真命题与假命题
    逆命题与逆定理
    证明
    反证法
  图形的运动 | Transformations
    轴对称
    平移
    旋转
    中心对称
  图形的相似 | Similarity
    比例线段
    平行线分线段成比例
    相似三角形的判定
    相似三角形的性质
    位似
    锐角三角函数
    特殊角的三角函数值
    解直角三角形
  图形的投影 | Projection
    平行投影与中心投影
    三视图
    立体图形的展开图
  图形与坐标 | Figures and Coordinates
    平面直角坐标系
    点的坐标特征
    用坐标表示地理位置
    用坐标表示平移
    用坐标表示轴对称
统计与概率 | Statistics and Probability
  抽样与数据分析 | Sampling and Data Analysis
    全面调查与抽样调查
    总体、个体与样本
    条形图、扇形图与折线图
    频数分布直方图
    平均数与加权平均数
    中位数与众数
    方差
    四分位数与箱线图
    用样本估计总体
  随机事件的概率 | Probability of Random Events
    随机事件
    概率的意义
    列举法求概率
    用频率估计概率
综合与实践 | Integration and Practice
  项目式学习 | Project-Based Learning
    体育运动与心率
    绘制公园平面地图
    国内生产总值调查研究
  数学探究 | Mathematical Inquiry
    进位制的认识
    白昼时长规律的探究
    最短路径问题
`,
};
