import { expect, test } from 'vitest';
import { textsOf } from 'edutech/core/server/texts';
import { actWords } from './act-words';

const keys = {
  'news.audit.publish': '发布了文章 {object}',
  'news.audit.submit': '把文章 {object} 送审',
  'core.audit.word.unknown': '做了一件平台已不认得的事',
  'core.audit.session.login': '登录',
  'core.audit.area.session': '登录与会话',
  'core.audit.value.kind.students': '学生名单',
  'core.audit.value.true': '是',
  'core.session.role.principal': '校长',
  'core.setting.hotline': '服务热线，显示在公共页面页脚。',
  'core.setting.mailUrl': 'SMTP address (smtp://user@host). Empty: no mail is sent.',
};
const words = actWords(textsOf({ 'zh-CN': keys, en: keys }), [{ id: 'news' }], 'zh-CN');

test('a plugin names its acts, core names the rest', () => {
  expect(words.act('news.publish')).toBe('发布了文章');
  expect(words.act('news.submit')).toBe('把文章 … 送审');
  expect(words.around('news.submit')).toEqual({ before: '把文章', after: '送审' });
  expect(words.act('session.login')).toBe('登录');
  expect(words.area('session.login')).toBe('登录与会话');
});

test('what nobody has words for is no code in a sentence', () => {
  expect(words.act('news.melt')).toBe('做了一件平台已不认得的事');
  expect(words.act('chess.play.fast')).toBe('做了一件平台已不认得的事');
  expect(words.object('chessboard')).toBe('chessboard');
});

test('a record that was written with a former name is read', () => {
  expect(words.value('kind', 'pupils')).toBe('学生名单');
});

test('a setting is called by its name, without what explains it', () => {
  expect(words.value('setting', 'hotline')).toBe('服务热线');
  expect(words.value('setting', 'mailUrl')).toBe('SMTP address');
});

test('facts say in words what the code says in codes, and all else as it is', () => {
  expect(words.value('kind', 'students')).toBe('学生名单');
  expect(words.value('roleType', 4)).toBe('校长');
  expect(words.value('grantee', 'principal')).toBe('校长');
  expect(words.value('all', true)).toBe('是');
  expect(words.value('rows', 4)).toBe('4');
  expect(words.value('name', 'pupils')).toBe('pupils');
});

test('a module is called as navigation calls it, whether it has a title of its own or not', () => {
  const said = actWords(
    textsOf({ 'zh-CN': { 'spoc.list.title': '网络课程' }, en: {} }),
    [
      {
        id: 'spoc',
        routes: { list: { path: '/spoc/list', title: 'spoc.list.title', access: { signedIn: true } } },
      },
    ],
    'zh-CN',
  );
  expect(said.value('plugin', 'spoc')).toBe('网络课程');
});
