import type { LayerItem, StudentItem, TaughtClassItem } from '../../common/api/organisation';
import type { Language } from '../../common/languages';
import type { StudentRow, TaughtClassRow } from './classes/classes.queries';
import type { LayerRow } from './classes/layers.queries';

/** The English name for English readers, where there is one. */
export const nameIn = (language: Language, name: string, nameEn: string) =>
  language === 'en' && nameEn ? nameEn : name;

export const studentItem = (row: StudentRow): StudentItem => ({ ...row, userId: row.personId });

export const taughtClassItem = (row: TaughtClassRow, language: Language): TaughtClassItem => ({
  ...row,
  gradeName: nameIn(language, row.gradeName, row.gradeNameEn),
  subjectName: nameIn(language, row.subjectName, row.subjectNameEn),
  stuCount: row.students,
});

export const layerItem = (row: LayerRow, language: Language): LayerItem => ({
  ...row,
  layerId: row.id,
  layerName: row.name,
  subjectName: nameIn(language, row.subjectName, row.subjectNameEn),
  stuCount: row.students,
});
