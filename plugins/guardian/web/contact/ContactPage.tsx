import { useLoaderData, useLocation } from 'react-router';
import { Card } from 'edutech/core/ui/Card';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { classGuardians, contactClasses, contactMessages } from '../../api';
import { routes } from '../../routes';
import { CodesTab } from './CodesTab';
import { MessagesTab } from './MessagesTab';

const messagesTab = 'messages';

export const loader = async ({ call, signal, url }: LoaderArgs) => {
  const contact = await call(contactClasses, {}, { signal });
  const asked = url.searchParams.get('classId');
  const chosen = contact.classes.find(({ id }) => id === asked) ?? contact.classes[0];
  const isMessages = url.searchParams.get('tab') === messagesTab;
  const [students, messages] = await Promise.all([
    chosen && !isMessages ? call(classGuardians, { classId: chosen.id }, { signal }) : [],
    chosen && isMessages ? call(contactMessages, {}, { signal }) : [],
  ]);
  return { ...contact, chosen, isMessages, students, messages };
};

/** Codes for guardians, and what is said to them: the same page for class teachers and for who administers the school. */
export function Page() {
  const t = useText();
  const { pathname } = useLocation();
  const { chosen, isMessages, students, messages, ...contact } = useLoaderData<typeof loader>();
  const own = pathname === routes.administer.path ? routes.administer : routes.contact;
  return (
    <PageFrame title={t('guardian.contact.title')} note={t('guardian.contact.note')}>
      {chosen ? (
        <>
          <Tabs
            label={t('guardian.contact.title')}
            items={[
              { id: 'codes', label: t('guardian.contact.codes'), to: own.to({ classId: chosen.id }) },
              { id: messagesTab, label: t('guardian.contact.messages'), to: own.to({ tab: messagesTab }) },
            ]}
            current={isMessages ? messagesTab : 'codes'}
            className="below-4"
          />
          {isMessages ? (
            <MessagesTab messages={messages} classes={contact.classes} />
          ) : (
            <CodesTab key={chosen.id} {...contact} chosen={chosen} students={students} />
          )}
        </>
      ) : (
        <Card>
          <EmptyState title={t('guardian.contact.none')} text={t('guardian.contact.noneText')} />
        </Card>
      )}
    </PageFrame>
  );
}
