import { outwardAddress } from 'edutech/core/server/outward/outward';
import type { AssistantSetUp } from '../api';
import { askChat, type Chat, streamChat } from './client/chat';
import type { Connected } from './stored-service';

const chat: Chat = {
  messages: [{ role: 'user', content: 'Answer with the one word: ready' }],
  mostTokens: 16,
  patience: { whole: 30_000, part: 15_000 },
};

/** Asks for one word, in one piece and as a stream. */
export function trialOf(service: Connected): ReturnType<AssistantSetUp['trial']> {
  const host = new URL(service.address).hostname.replace(/^\[|\]$/g, '');
  return [
    { step: 'find', work: () => (service.mayBeInward ? Promise.resolve(host) : outwardAddress(host)) },
    { step: 'ask', work: async () => said(() => askChat(service, chat).then(({ text }) => text)) },
    {
      step: 'stream',
      work: () =>
        said(async () => {
          let text = '';
          for await (const part of streamChat(service, chat)) text += part;
          return text;
        }),
    },
  ];
}

/** Who tries it reads what the other side said, not what pages say to everybody. */
async function said(ask: () => Promise<string>): Promise<string> {
  try {
    return await ask();
  } catch (error) {
    const { cause } = error as Error;
    throw cause instanceof Error ? cause : error;
  }
}
