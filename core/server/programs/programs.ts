import { token } from '../../common/token';
import { type Confinement, unconfined } from './confinement';

/** The converters of this machine; null if not installed. */
export interface Programs {
  readonly media: { readonly ffmpeg: string; readonly ffprobe: string; readonly version: string } | null;
  readonly office: {
    readonly soffice: string;
    /** Without its component for formulas they vanish from documents without any message. */
    readonly hasFormulas: boolean;
    readonly version: string;
  } | null;
  readonly pdf: { readonly pdfinfo: string; readonly pdftoppm: string; readonly pdftotext: string } | null;
  readonly confinement: Confinement;
}

/** Found once, when a process starts. */
export const Programs = token<Programs>('core.Programs');

/** A machine without any. */
export const noPrograms: Programs = { media: null, office: null, pdf: null, confinement: unconfined };
