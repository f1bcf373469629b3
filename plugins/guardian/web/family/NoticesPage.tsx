import { useLoaderData } from 'react-router';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { childMessages } from '../../api';
import { ChildPage } from '../shared/ChildPage';
import { loadChosen } from '../shared/load-child';
import { DecidedMessages, OpenMessages, SeenMessages } from './Messages';

export const loader = async (args: LoaderArgs) => {
  const chosen = await loadChosen(args);
  const { child } = chosen;
  const now = new Date();
  if (!child) return { ...chosen, now, messages: [] };
  return {
    ...chosen,
    now,
    messages: await args.call(childMessages, { childId: child.childId }, { signal: args.signal }),
  };
};

/** What the school says and asks: what waits, what was seen, what was decided. */
export function Page() {
  const t = useText();
  const { messages, now, ...chosen } = useLoaderData<typeof loader>();
  const childId = chosen.child?.childId ?? '';
  return (
    <ChildPage
      {...chosen}
      title={t('guardian.notices.title')}
      content={() => (
        <Split side={300} until={1024}>
          <OpenMessages childId={childId} messages={messages} now={now} />
          <Stack gap={4}>
            <SeenMessages messages={messages} />
            <DecidedMessages childId={childId} messages={messages} />
          </Stack>
        </Split>
      )}
    />
  );
}
