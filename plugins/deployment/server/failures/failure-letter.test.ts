import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from 'edutech/core/server/texts';
import { failureLetter } from './failure-letter';

const messages = (language: string) => ({
  ...JSON.parse(readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8')),
  ...JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')),
  'core.job.backup': language === 'en' ? 'Back up all data' : '备份全部数据',
});
const texts = textsOf({ 'zh-CN': messages('zh-CN'), en: messages('en') });
const settings = { platformName: '云州智慧教育', platformNameEn: 'Yunzhou', publicOrigin: 'https://edu.example.cn' };
const backup = { job: 'core.backup', reason: 'disk' as const, at: '2026-11-27T18:31:00Z' };

test('a letter says what failed, when, why, and where it is looked at, in the language of its reader', () => {
  const { subject, text } = failureLetter({ texts, settings, language: 'zh-CN' }, '沈博', [backup]);
  expect(subject).toBe('云州智慧教育：“备份全部数据”没有做成');
  expect(text).toContain('备份全部数据（2026-11-28 02:31）：服务器的磁盘满了');
  expect(text).toContain('https://edu.example.cn/admin/deployment/backups');
  expect(text).not.toMatch(/[{}]|core\./);
});

test('several are one letter, with each page once', () => {
  const other = { ...backup, job: 'deployment.verifyAudit', reason: 'other' as const };
  const { subject, text } = failureLetter({ texts, settings, language: 'en' }, 'Shen', [backup, backup, other]);
  expect(subject).toBe('Yunzhou: 3 jobs failed');
  expect(text.match(/https:\S+/g)).toEqual([
    'https://edu.example.cn/admin/deployment/backups',
    'https://edu.example.cn/admin/audit',
  ]);
});
