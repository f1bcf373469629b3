import { gradesOfStage, type Stage } from 'edutech/core/common/teaching/stages';
import { demoId } from '../demo-id';
import type { CountyRow } from './rows';

/** How large a demo city is: twelve schools, or a whole city for load tests (about 130,000 students). */
export type Scale = 'small' | 'city';

/** A school and the number of classes in each of its grades. */
export interface SchoolPlan {
  readonly code: string;
  readonly county: CountyKey;
  readonly stage: Stage;
  readonly name: string;
  readonly nameEn: string;
  /** Grade → number of classes. */
  readonly classes: ReadonlyMap<number, number>;
}

type CountyKey = 'linjiang' | 'songxi' | 'qinglan';

export const cityId = demoId('city');
export const countyId = (key: CountyKey) => demoId(`county/${key}`);
export const schoolId = (code: string) => demoId(`school/${code}`);

export const countyRows: readonly CountyRow[] = [
  { id: countyId('linjiang'), cityId, name: '临江区', nameEn: 'Linjiang District', sort: 1 },
  { id: countyId('songxi'), cityId, name: '松溪区', nameEn: 'Songxi District', sort: 2 },
  { id: countyId('qinglan'), cityId, name: '青岚县', nameEn: 'Qinglan County', sort: 3 },
];

const counties: readonly CountyKey[] = ['linjiang', 'songxi', 'qinglan'];

/** The school of `teacher`, `student`, `headteacher`, `principal` and `schooladmin`. */
export const homeSchool = '101';
/** A junior school of another district. */
export const otherSchool = '201';

const authored: readonly (readonly [
  code: string,
  county: CountyKey,
  stage: Stage,
  name: string,
  nameEn: string,
  perGrade: readonly number[],
])[] = [
  ['101', 'linjiang', 'junior', '云州市实验中学', 'Yunzhou Experimental Middle School', [3, 3, 3]],
  ['102', 'linjiang', 'primary', '临江区第一小学', 'Linjiang No. 1 Primary School', [1, 1, 1, 1, 1, 1]],
  ['103', 'linjiang', 'primary', '临江区望江路小学', 'Wangjiang Road Primary School', [1, 1, 1, 1, 1, 1]],
  ['104', 'linjiang', 'senior', '云州市第一高级中学', 'Yunzhou No. 1 Senior High School', [2, 1, 1]],
  ['105', 'linjiang', 'junior', '临江区滨江初级中学', 'Binjiang Junior High School', [1, 1, 1]],
  ['201', 'songxi', 'junior', '松溪区第二初级中学', 'Songxi No. 2 Junior High School', [1, 1, 1]],
  ['202', 'songxi', 'primary', '松溪区实验小学', 'Songxi Experimental Primary School', [1, 1, 1, 1, 1, 1]],
  ['203', 'songxi', 'primary', '松溪区竹园小学', 'Zhuyuan Primary School', [1, 1, 1, 1, 1, 1]],
  ['204', 'songxi', 'senior', '松溪区高级中学', 'Songxi Senior High School', [2, 1, 1]],
  ['301', 'qinglan', 'junior', '青岚县民族初级中学', 'Qinglan Minzu Junior High School', [1, 1, 1]],
  ['302', 'qinglan', 'primary', '青岚县城关小学', 'Chengguan Primary School', [1, 1, 1, 1, 1, 1]],
  ['303', 'qinglan', 'senior', '青岚县第一中学', 'Qinglan No. 1 High School', [2, 1, 1]],
];

/** Road and village names for the schools of a large city. */
const roads = words(
  '春申 文昌 学府 梧桐 桃源 翠湖 银杏 清泉 凤鸣 龙泉 青山 东湖 南园 西苑 北辰 朝阳 新华 育才 崇文 明德 致和 长宁 永兴 广源 云溪 白鹭 石桥 柳堤 枫林 荷塘 金沙 玉泉 曙光 和平 向阳 双桥 古城 锦绣 碧水 松岭',
);
const addedSchools = 120;
const addedClasses = 27;

/** The schools of a demo city. The twelve of the small one are in the large one too, with the same people. */
export function schoolPlans(scale: Scale): readonly SchoolPlan[] {
  const known = authored.map(([code, county, stage, name, nameEn, perGrade]) => ({
    code,
    county,
    stage,
    name,
    nameEn,
    classes: perGradeFrom(stage, perGrade),
  }));
  return scale === 'small'
    ? known
    : [...known, ...Array.from({ length: addedSchools }, (_, index) => addedSchool(index))];
}

const kinds: readonly { stage: Stage; suffix: string; suffixEn: string }[] = [
  { stage: 'primary', suffix: '小学', suffixEn: 'Primary School' },
  { stage: 'junior', suffix: '初级中学', suffixEn: 'Junior High School' },
  { stage: 'senior', suffix: '高级中学', suffixEn: 'Senior High School' },
];

function addedSchool(index: number): SchoolPlan {
  const county = counties[index % counties.length]!;
  const kind = kinds[Math.floor(index / counties.length) % kinds.length]!;
  const road = roads[Math.floor(index / counties.length)]!;
  const [first, last] = gradesOfStage[kind.stage];
  const grades = last - first + 1;
  const code = `${(index % counties.length) + 1}${11 + Math.floor(index / counties.length)}`;
  return {
    code,
    county,
    stage: kind.stage,
    name: `${countyRows[index % counties.length]!.name}${road}${kind.suffix}`,
    nameEn: `${kind.suffixEn} ${code}`,
    classes: perGradeFrom(
      kind.stage,
      Array.from({ length: grades }, (_, at) => Math.ceil((addedClasses - at) / grades)),
    ),
  };
}

const perGradeFrom = (stage: Stage, counts: readonly number[]) =>
  new Map(counts.map((count, index) => [gradesOfStage[stage][0] + index, count]));

function words(text: string): readonly string[] {
  return text.split(' ');
}
