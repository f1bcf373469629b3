import type { Language } from '../../../common/languages';
import { type RoleType, type RoleTypeName, roleTypes } from '../../../common/permissions/people';
import type { Texts } from '../../texts';
import type { NamedPostRow } from './user-info.queries';

const nameByType = new Map(Object.entries(roleTypes).map(([name, type]) => [type as RoleType, name as RoleTypeName]));

/** A post as people say it: 初中数学 教师, 七年级 年级主任, 滨江区 资源审核员, or the bare title. */
export function roleTitle(post: NamedPostRow, language: Language, texts: Pick<Texts, 'say'>): string {
  const title = texts.say(language, `core.session.role.${nameByType.get(post.roleType)}`);
  const field = fieldOf(post, language, texts);
  return field ? texts.say(language, 'core.session.role.of', { field, title }) : title;
}

/** What a post is about: its subject with the stage, its grade, its county. */
function fieldOf(post: NamedPostRow, language: Language, texts: Pick<Texts, 'say'>): string | null {
  const subject = inLanguage(language, post.subjectName, post.subjectNameEn);
  if (subject) {
    const stage = post.stage && texts.say(language, `core.session.stage.${post.stage}`);
    return stage ? texts.say(language, 'core.session.role.subject', { stage, subject }) : subject;
  }
  return (
    inLanguage(language, post.gradeName, post.gradeNameEn) ?? inLanguage(language, post.countyName, post.countyNameEn)
  );
}

/** The English name for English readers, where there is one. */
export const inLanguage = (language: Language, name: string | null, nameEn: string | null) =>
  (language === 'en' && nameEn ? nameEn : name) || null;
