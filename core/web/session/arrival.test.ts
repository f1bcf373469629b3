import { expect, test } from 'vitest';
import { ticketIn } from './arrival';

test('a ticket goes from the address, the rest stays', () => {
  expect(ticketIn('https://edu.example/home?token=abc&tab=2#x')).toEqual({
    ticket: 'abc',
    rest: 'https://edu.example/home?tab=2#x',
  });
});

test('an address without a ticket stays as it is', () => {
  expect(ticketIn('https://edu.example/home?tab=%20a')).toEqual({
    ticket: null,
    rest: 'https://edu.example/home?tab=%20a',
  });
});
