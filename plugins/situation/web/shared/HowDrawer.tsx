import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { Formula } from 'edutech/plugins/questions/kit/ui/formula/Formula';

import { measures } from '../../model/measures';

const parts = ['evidence', 'student', 'class', 'words', 'few', 'focus'] as const;
const formulas = new Map<string, string>(measures.map(({ id, formula }) => [id, formula]));

/** How what is shown is counted, and when it is not shown. */
export function HowDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <SideDrawer title={t('situation.how')} onClose={onClose}>
      <Stack as="dl" packed gap={4} className="form-body">
        {parts.map((part) => (
          <div key={part}>
            <dt className="t-head">{t(`situation.how.${part}`)}</dt>
            <dd className="pad-y-2">
              <p>{t(`situation.how.${part}.text`)}</p>
              {formulas.has(part) && (
                <p className="pad-y-2 scrolls-x">
                  <Formula latex={formulas.get(part)!} isBlock />
                </p>
              )}
            </dd>
          </div>
        ))}
      </Stack>
    </SideDrawer>
  );
}
