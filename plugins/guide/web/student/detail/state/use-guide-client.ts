import { useServices } from 'edutech/core/web/hooks';
import { useAnswers } from 'edutech/plugins/questions/kit/ui/answers/use-answers';
import type { OpenedGuide } from '../../../../api';
import { GuideClient } from './guide-client';

/** The guide book for as long as its page is there; null until this device's journal has been read. */
export function useGuideClient(opened: OpenedGuide, heardAt: number): GuideClient | null {
  const { call, live, offline, uploads } = useServices();
  return useAnswers(
    (device) => GuideClient.open(opened, heardAt, { ...device, call, live, offline, uploads }),
    'answers in a guide book',
  );
}
