import { stages } from 'edutech/core/common/teaching/stages';
import type { Translate } from 'edutech/core/web/hooks';

/** The stages of school as options of a choice. */
export const stageOptions = (t: Translate) =>
  stages.map((stage) => ({ value: stage, label: t(`organisation.stage.${stage}`) }));

/** Things with a name as options of a choice. */
export const optionsOf = (things: readonly { readonly id: string; readonly name: string }[]) =>
  things.map(({ id, name }) => ({ value: id, label: name }));
