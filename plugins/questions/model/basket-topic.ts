/** Live topic of a person's own basket; behind it a colon and the person's id. */
export const basketTopic = 'questions.basket';
