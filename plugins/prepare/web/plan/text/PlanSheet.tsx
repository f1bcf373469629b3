import type { ReactNode } from 'react';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Section } from '../../../model/plan/document';
import { sectionText } from '../../../model/plan/shared-plan';
import { Phases } from './Phases';
import { PlanText } from './PlanText';
import { usePlan } from '../plan-context';

/** What is written before the phases, two beside each other, and after them. */
const before = ['goals', 'focus', 'requirements', 'learners'] as const;
const after = ['board', 'homework', 'reflection'] as const;

/** The plan to be written: sections, phases, and what follows the lesson. */
export function PlanSheet() {
  const isNarrow = useNarrow();
  const Sections = isNarrow ? Stack : PairedSections;
  return (
    <Stack gap={4} className="card prepare-sheet">
      <Sections>
        {before.map((section) => (
          <SectionField key={section} section={section} />
        ))}
      </Sections>
      <SectionField section="preparation" />
      <Phases />
      {after.map((section) => (
        <SectionField key={section} section={section} />
      ))}
    </Stack>
  );
}

const PairedSections = ({ children }: { readonly children: ReactNode }) => <Grid columns={2}>{children}</Grid>;

/** One section with its heading. */
export function SectionField({ section }: { readonly section: Section }) {
  const t = useText();
  const { line, comment } = usePlan();
  const label = t(`prepare.section.${section}`);
  return (
    <section>
      <Row justify="between">
        <h3 className="t-13 soft medium">{label}</h3>
        <IconButton
          icon="Comment"
          label={t('prepare.comments.about', { place: label })}
          onClick={() => comment(section)}
        />
      </Row>
      <PlanText
        text={sectionText(line.doc, section)}
        place={section}
        label={label}
        placeholder={t(`prepare.section.${section}.hint`)}
      />
    </section>
  );
}
