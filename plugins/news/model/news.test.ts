import { expect, test } from 'vitest';
import { addressOfItem, isIos, listAddress, nextSize } from './news';

test('an item of type 1 opens our page, any other its own link', () => {
  expect(addressOfItem({ id: 'a1', type: 1, link: 'https://elsewhere.test/' })).toBe('/news_detail?news_id=a1');
  expect(addressOfItem({ id: 'a1', type: 1, link: '' }, 's1')).toBe('/news_detail?news_id=a1&siteid=s1');
  expect(addressOfItem({ id: 'a1', type: 2, link: 'https://elsewhere.test/' })).toBe('https://elsewhere.test/');
});

test('the list of all types has the plain address', () => {
  expect(listAddress()).toBe('/news_list');
  expect(listAddress('t1')).toBe('/news_list?typeid=t1');
  expect(listAddress('t1', 's1')).toBe('/news_list?typeid=t1&siteid=s1');
  expect(listAddress(undefined, 's1')).toBe('/news_list?siteid=s1');
});

test('the text grows and shrinks step by step, and ends', () => {
  expect(nextSize('usual', 1)).toBe('large');
  expect(nextSize('usual', -1)).toBe('small');
  expect(nextSize('small', -1)).toBeNull();
  expect(nextSize('largest', 1)).toBeNull();
});

test('an iPad is known though it calls itself a Mac; a Mac is not one', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';
  expect(isIos(mac, 5)).toBe(true);
  expect(isIos(mac, 0)).toBe(false);
  expect(isIos('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5)).toBe(true);
  expect(isIos('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0', 10)).toBe(false);
});
