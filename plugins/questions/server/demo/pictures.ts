import { demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { Type } from 'typebox';
import type { DemoPicture } from './notation';

const Picture = Type.Object({ size: Type.Tuple([Type.Integer(), Type.Integer()]), alt: Type.String() });

/** Pictures and recordings that the demo's questions show, by the names of their files. */
export const demoPictures = (folder: string): ReadonlyMap<string, DemoPicture> =>
  new Map(
    readDemo(folder, 'pictures.txt').map((record) => {
      const { size, alt } = demoValues(Picture, record);
      return [record.name, { file: record.name, width: size[0], height: size[1], alt }];
    }),
  );
