import type { HomeTask } from '../../api';

/** Message id of the verb of a task's button. */
export const verbOf = ({ act }: Pick<HomeTask, 'act'>): string => `home.act.${act}`;
