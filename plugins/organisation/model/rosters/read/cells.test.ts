import { describe, expect, test } from 'vitest';
import { nameFault, readDate, readNumber, readPhone, readSeat, readSex, readUsername } from './cells';
import { readIdentity } from './identity';

const today = '2026-11-21';

describe('a cell', () => {
  test('of a number keeps leading zeros and loses what Excel adds', () => {
    expect(readNumber(' 0012601 ')).toBe('0012601');
    expect(readNumber('2026001.0')).toBe('2026001');
    expect(readNumber('ｇ123')).toBe('G123');
    expect(readNumber('张三')).toBeNull();
    expect(readNumber('1')).toBeNull();
  });

  test('of a day is read in the ways that schools write it, and only real days count', () => {
    for (const text of ['2014-09-01', '2014/9/1', '2014.9.1', '2014年9月1日', '20140901', '2014-09-01 00:00', '41883'])
      expect(readDate(text, today)).toBe('2014-09-01');
    for (const text of ['2014-02-30', '2027-01-01', '1899-12-31', '昨天', '2014'])
      expect(readDate(text, today)).toBeNull();
  });

  test('of a phone number is a mobile or a landline', () => {
    expect(readPhone('139 0001 0001')).toBe('13900010001');
    expect(readPhone('+86-13900010001')).toBe('13900010001');
    expect(readPhone('0571-87654321')).toBe('0571-87654321');
    expect(readPhone('1390001')).toBeNull();
    expect(readPhone('12345678901')).toBeNull();
  });

  test('of sex and seat is understood in both languages', () => {
    expect(['男', 'Female', '1', '女生'].map(readSex)).toEqual([1, 2, 1, 2]);
    expect(readSex('?')).toBeNull();
    expect(['12', '12.0', '0', '1000', 'a'].map(readSeat)).toEqual([12, 12, null, null, null]);
  });

  test('of a user name is in small letters', () => {
    expect(readUsername('Wang.Li')).toBe('wang.li');
    expect(readUsername('王')).toBeNull();
  });

  test('of a name may be long and foreign, but has letters and nothing unseen', () => {
    expect(nameFault('买买提·艾力')).toBeNull();
    expect(nameFault('x'.repeat(51))).toBe('longName');
    expect(nameFault('王\u0007明')).toBe('oddName');
    expect(nameFault('12345')).toBe('oddName');
  });
});

test('an identity number says birthday and sex, and a wrong check character is found', () => {
  expect(readIdentity('11010519491231002X', today)).toEqual({ birthDate: '1949-12-31', sex: 2 });
  expect(readIdentity('110105194912310021', today)).toBeNull();
  expect(readIdentity('11010519491331002X', today)).toBeNull();
});
