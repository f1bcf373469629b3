import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import type { RenditionOf } from '../../kit/server/conversions';
import { pageName } from './recipes/pages';

const Video = Type.Object({ seconds: Type.Number(), width: Type.Integer(), height: Type.Integer() });
const Audio = Type.Object({ seconds: Type.Number(), qualities: Type.Array(Type.String()) });
const Document = Type.Object({ pages: Type.Integer(), drawn: Type.Integer(), pdf: Type.String() });
const Picture = Type.Object({ width: Type.Integer(), height: Type.Integer(), widths: Type.Array(Type.Integer()) });

/** The facts that a recipe has recorded, for other code; null for records that this version cannot read. */
export function renditionFrom(
  recipe: string,
  result: unknown,
  addressOf: (name: string) => string,
): RenditionOf | null {
  switch (recipe) {
    case 'video-1':
      // a film of sound alone
      if (Value.Check(Audio, result) && !Value.Check(Video, result)) return renditionFrom('audio-1', result, addressOf);
      return told(Video, result, ({ seconds, width, height }) => ({
        kind: 'video',
        stream: addressOf('master.m3u8'),
        poster: addressOf('poster.jpg'),
        seconds,
        width,
        height,
      }));
    case 'audio-1':
      return told(Audio, result, ({ seconds, qualities }) => ({
        kind: 'audio',
        sources: qualities.map(addressOf),
        seconds,
      }));
    case 'office-1':
    case 'pdf-1':
      return told(Document, result, ({ pages, drawn, pdf }) => ({
        kind: 'document',
        pdf: pdf === '' ? '' : addressOf(pdf),
        pages,
        pictures: Array.from({ length: drawn }, (_, at) => addressOf(pageName(at + 1))),
      }));
    case 'picture-1':
      return told(Picture, result, ({ width, height, widths }) => ({
        kind: 'picture',
        sources: widths.map((one) => ({ width: Math.min(one, width), address: addressOf(`w${one}.webp`) })),
        width,
        height,
      }));
    default:
      return null;
  }
}

const told = <S extends TSchema>(
  schema: S,
  result: unknown,
  tell: (value: Static<S>) => RenditionOf,
): RenditionOf | null => (Value.Check(schema, result) ? tell(result) : null);
