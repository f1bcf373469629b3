import type { PrintedBook } from '../../../../model/books/book';

/** 思想政治必修 1《中国特色社会主义》，统编版. */
export const politicsCompulsory1: PrintedBook = {
  code: 'senior-politics-compulsory-1',
  name: '思想政治 必修 1 中国特色社会主义',
  nameEn: 'Politics, Compulsory 1: Socialism with Chinese Characteristics',
  stage: 'senior',
  subject: 'politics',
  grade: 10,
  volume: '必修 1 中国特色社会主义',
  volumeEn: 'Compulsory 1: Socialism with Chinese Characteristics',
  term: 1,
  edition: 'unified',
  year: 2019,
  contents: `
第一课 社会主义从空想到科学、从理论到实践的发展 | Lesson 1 Socialism from Utopia to Science and from Theory to Practice
  原始社会的解体和阶级社会的演进
  科学社会主义的理论与实践
第二课 只有社会主义才能救中国 | Lesson 2 Only Socialism Could Save China
  新民主主义革命的胜利
  社会主义制度在中国的确立
第三课 只有中国特色社会主义才能发展中国 | Lesson 3 Only Socialism with Chinese Characteristics Could Develop China
  伟大的改革开放
  中国特色社会主义的创立、发展和完善
第四课 只有坚持和发展中国特色社会主义才能实现中华民族伟大复兴 | Lesson 4 The Rejuvenation of the Chinese Nation
  中国特色社会主义进入新时代
  实现中华民族伟大复兴的中国梦
  习近平新时代中国特色社会主义思想
`,
};
