/** The page of a book: of one of its chapters, or of the knowledge points of its subject (`tree=points`). */
export const bookAddress = (bookid: string) => `/textbook/detail?${new URLSearchParams({ bookid }).toString()}`;
