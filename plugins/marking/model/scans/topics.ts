/** Live topic of a project's scans: `marking.scans:<projectId>`. */
export const scansTopic = 'marking.scans';
