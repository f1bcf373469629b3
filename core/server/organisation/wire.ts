import type { LayerItem, PupilItem, TaughtClassItem } from '../../common/api/organisation';
import type { Language } from '../../common/languages';
import type { PupilRow, TaughtClassRow } from './classes/classes.queries';
import type { LayerRow } from './classes/layers.queries';

/** The English name for English readers, where there is one. */
export const nameIn = (language: Language, name: string, nameEn: string) =>
  language === 'en' && nameEn ? nameEn : name;

export const pupilItem = (row: PupilRow): PupilItem => ({
  userid: row.person_id,
  name: row.name,
  usercode: row.usercode,
  seat: row.seat,
});

export const taughtClassItem = (row: TaughtClassRow, language: Language): TaughtClassItem => ({
  classid: row.class_id,
  classname: row.class_name,
  gradeid: row.grade_id,
  gradename: nameIn(language, row.grade_name, row.grade_name_en),
  subjectid: row.subject_id,
  subjectname: nameIn(language, row.subject_name, row.subject_name_en),
  stucount: row.pupils,
});

export const layerItem = (row: LayerRow, language: Language): LayerItem => ({
  layerid: row.id,
  layername: row.name,
  classid: row.class_id,
  classname: row.class_name,
  subjectid: row.subject_id,
  subjectname: nameIn(language, row.subject_name, row.subject_name_en),
  stucount: row.pupils,
});
