import { expect, test } from 'vitest';
import { textsOf } from '../../texts';
import { actWords } from './act-words';

const keys = {
  'news.audit.publish': '发布文章',
  'core.audit.session.login': '登录',
  'core.audit.area.session': '登录与会话',
};
const words = actWords(textsOf({ 'zh-CN': keys, en: keys }), [{ id: 'news' }], 'zh-CN');

test('a plugin names its acts, core names the rest', () => {
  expect(words.act('news.publish')).toBe('发布文章');
  expect(words.act('session.login')).toBe('登录');
  expect(words.area('session.login')).toBe('登录与会话');
});

test('what nobody has words for is shown as it is written', () => {
  expect(words.act('news.melt')).toBe('news.melt');
  expect(words.act('chess.play.fast')).toBe('chess.play.fast');
  expect(words.object('chessboard')).toBe('chessboard');
});
