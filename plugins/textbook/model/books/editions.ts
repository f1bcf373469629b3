import type { Edition } from './book';

const peoplesEducation = { publisher: '人民教育出版社', publisherEn: 'People’s Education Press' };

/**
 * Editions that the platform knows from the start: of the fixed list, of the demo city's books, and `own` for
 * what schools and teachers write themselves.
 */
export const editions: readonly Edition[] = [
  { code: 'unified', name: '统编版', nameEn: 'National Unified Edition', ...peoplesEducation },
  {
    code: 'unified-54',
    name: '统编版（五四学制）',
    nameEn: 'National Unified Edition (5-4 System)',
    ...peoplesEducation,
  },
  { code: 'pep', name: '人教版', nameEn: 'PEP Edition', ...peoplesEducation },
  { code: 'pep-primary', name: '人教 PEP 版', nameEn: 'PEP Primary English', ...peoplesEducation },
  { code: 'pep-a', name: '人教 A 版', nameEn: 'PEP Edition A', ...peoplesEducation },
  {
    code: 'bnu',
    name: '北师大版',
    nameEn: 'BNU Edition',
    publisher: '北京师范大学出版社',
    publisherEn: 'Beijing Normal University Press',
  },
  {
    code: 'fltrp',
    name: '外研版',
    nameEn: 'FLTRP Edition',
    publisher: '外语教学与研究出版社',
    publisherEn: 'Foreign Language Teaching and Research Press',
  },
  {
    code: 'jiangsu',
    name: '苏教版',
    nameEn: 'Jiangsu Edition',
    publisher: '江苏凤凰教育出版社',
    publisherEn: 'Jiangsu Phoenix Education Publishing',
  },
  {
    code: 'jiangsu-science',
    name: '苏科版',
    nameEn: 'Jiangsu Science Edition',
    publisher: '江苏凤凰科学技术出版社',
    publisherEn: 'Phoenix Science Press',
  },
  {
    code: 'education-science',
    name: '教科版',
    nameEn: 'Educational Science Edition',
    publisher: '教育科学出版社',
    publisherEn: 'Educational Science Publishing House',
  },
  {
    code: 'ecnu',
    name: '华东师大版',
    nameEn: 'ECNU Edition',
    publisher: '华东师范大学出版社',
    publisherEn: 'East China Normal University Press',
  },
  {
    code: 'hunan',
    name: '湘教版',
    nameEn: 'Hunan Edition',
    publisher: '湖南教育出版社',
    publisherEn: 'Hunan Education Publishing House',
  },
  {
    code: 'shanghai-science',
    name: '沪科版',
    nameEn: 'Shanghai Science Edition',
    publisher: '上海科学技术出版社',
    publisherEn: 'Shanghai Scientific and Technical Publishers',
  },
  {
    code: 'hebei',
    name: '冀教版',
    nameEn: 'Hebei Edition',
    publisher: '河北教育出版社',
    publisherEn: 'Hebei Education Press',
  },
  {
    code: 'qingdao',
    name: '青岛版',
    nameEn: 'Qingdao Edition',
    publisher: '青岛出版社',
    publisherEn: 'Qingdao Publishing House',
  },
  {
    code: 'zhejiang',
    name: '浙教版',
    nameEn: 'Zhejiang Edition',
    publisher: '浙江教育出版社',
    publisherEn: 'Zhejiang Education Publishing House',
  },
  {
    code: 'air-class',
    name: '空中课堂',
    nameEn: 'Air Classroom',
    publisher: '空中课堂',
    publisherEn: 'Air Classroom',
  },
  { code: 'own', name: '自编', nameEn: 'Made Here', publisher: '', publisherEn: '' },
];
