import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { Formula } from 'edutech/plugins/questions/kit/ui/formula/Formula';

const parts = ['evidence', 'student', 'class', 'words', 'few', 'focus'] as const;
const formulas: Readonly<Partial<Record<(typeof parts)[number], string>>> = {
  student: '\\theta \\leftarrow \\theta + \\frac{1}{1+0.05n}\\,(s-p),\\quad p=\\frac{1}{1+e^{-(\\theta-b)}}',
  class: 'v = 0.65 + \\overline{(s - f)}',
};

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
              {formulas[part] && (
                <p className="pad-y-2 scrolls-x">
                  <Formula latex={formulas[part]} isBlock />
                </p>
              )}
            </dd>
          </div>
        ))}
      </Stack>
    </SideDrawer>
  );
}
