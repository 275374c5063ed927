/** A file of its own, as a language is. A word that is not here is its own translation. */
export const words = { Welcome: 'Welcome! What is new runs here.' };
