import type * as api from '../../../common/api/organisation';
import type { Handler } from '../../call';
import { currentTermId } from '../../terms/terms';
import { selectLayer, selectLayerStudents, selectLayers } from './layers.queries';
import { layerItem, studentItem } from '../wire';

export const listLayers: Handler<typeof api.listLayers> = async ({ db, actor, input, now, language }) => {
  const termId = input.termId ?? (await currentTermId(db, now));
  return (await selectLayers(db, actor, termId, input.classId)).map((row) => layerItem(row, language));
};

export const showLayer: Handler<typeof api.showLayer> = async ({ db, actor, input, language }) => {
  const layer = await selectLayer(db, actor, input.layerId);
  return { ...layerItem(layer, language), students: (await selectLayerStudents(db, layer)).map(studentItem) };
};
