import type { Material } from '../../../api';

export const iconOf = ({ fileId, resourceId }: Pick<Material, 'fileId' | 'resourceId'>) =>
  fileId ? 'Attach' : resourceId ? 'Document' : 'Link';
