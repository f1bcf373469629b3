import { createContext, useContext } from 'react';

/** Where the editor of questions leads, on a page of another area that shows it as a block (`questions.editor`). */
export interface EditorPlace {
  /** The address of this page with a draft; with a type it begins. */
  draft(draftId: string, type?: number): string;
  /** Where a question that was saved leads. */
  saved(questionId: string): string;
}

/** Null: the editor is on its own page. */
export const EditorPlaceContext = createContext<EditorPlace | null>(null);
export const useEditorPlace = () => useContext(EditorPlaceContext);
