import type { ListedBook } from './book';

const volumes = [
  { letter: 'a', term: 1, volume: '上册', volumeEn: 'Volume 1' },
  { letter: 'b', term: 2, volume: '下册', volumeEn: 'Volume 2' },
] as const;

/** Both volumes of grade 7 of each edition. */
const grade7 = (subject: string, name: string, nameEn: string, editions: readonly string[]): ListedBook[] =>
  editions.flatMap((edition) =>
    volumes.map(
      ({ letter, ...volume }): ListedBook => ({
        code: `fixed-${subject}-7${letter}-${edition}`,
        name: `${name} 七年级${volume.volume}`,
        nameEn: `${nameEn}, Grade 7, ${volume.volumeEn}`,
        stage: 'junior',
        subject,
        grade: 7,
        ...volume,
        edition,
      }),
    ),
  );

const chineseEditions = ['unified', 'unified-54'];
const mathematicsEditions = [
  'pep',
  'bnu',
  'ecnu',
  'jiangsu-science',
  'hunan',
  'shanghai-science',
  'hebei',
  'qingdao',
  'zhejiang',
];

/**
 * The built-in list of the special configuration (teaching.md section 9): Chinese and mathematics of grade 7 by
 * publisher, and one book of the air classroom for senior schools, which is about no single subject's contents; it
 * stands with mathematics because a book has one subject.
 */
export const fixedBooks: readonly ListedBook[] = [
  ...grade7('chinese', '语文', 'Chinese', chineseEditions),
  ...grade7('mathematics', '数学', 'Mathematics', mathematicsEditions),
  {
    code: 'fixed-senior-air-class',
    name: '高中空中课堂',
    nameEn: 'Senior Secondary Air Class',
    stage: 'senior',
    subject: 'mathematics',
    grade: 10,
    volume: '全一册',
    volumeEn: 'Whole Year',
    term: null,
    edition: 'air-class',
  },
];
