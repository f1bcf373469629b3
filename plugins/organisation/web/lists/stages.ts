import type { IntlShape } from 'react-intl';
import { stages } from 'edutech/core/common/teaching/stages';

/** The stages of school as options of a choice. */
export const stageOptions = (intl: IntlShape) =>
  stages.map((stage) => ({ value: stage, label: intl.formatMessage({ id: `organisation.stage.${stage}` }) }));

/** Things with a name as options of a choice. */
export const optionsOf = (things: readonly { readonly id: string; readonly name: string }[]) =>
  things.map(({ id, name }) => ({ value: id, label: name }));
