import { expect, test } from 'vitest';
import { platformLink, type PlatformLink } from './platform-link';
import type { WebServices } from './services';

/** What somebody sees who chooses the entry. */
async function choose(link: Partial<PlatformLink>, address: unknown): Promise<string> {
  let seen = '';
  const services = {
    deployment: { option: () => address },
    messages: { show: (text: string) => (seen = text) },
    navigation: {
      open: async (url: string, { ticketParameter }: { ticketParameter: string }) => {
        seen = `${url} with ${ticketParameter}`;
      },
    },
  } as unknown as WebServices;
  await platformLink({ plugin: 'exam', option: 'url', noAddress: 'no address', ...link })(services);
  return seen;
}

const no = (otherwise: string) => ({ is: () => false, otherwise });

test('a platform opens with a ticket', async () => {
  expect(await choose({}, 'https://platform.example')).toBe('https://platform.example with token');
});

test('without an address one is told that it is not set, whatever else holds', async () => {
  for (const address of ['', undefined]) expect(await choose({ opens: no('not yet') }, address)).toBe('no address');
});

test('outside its time one is told so', async () => {
  expect(await choose({ opens: no('not yet') }, 'https://platform.example')).toBe('not yet');
});

test('what is missing about the person is said first', async () => {
  expect(await choose({ needs: no('no token') }, '')).toBe('no token');
});
