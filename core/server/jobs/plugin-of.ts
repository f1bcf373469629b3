/** The plugin that a job belongs to, by its name (`organisation.rollOver`): where that is off, the job waits. */
export const pluginOf = (job: string): string => job.split('.', 1)[0]!;
