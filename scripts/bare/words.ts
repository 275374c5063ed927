/** A separate file, like a language's. A missing key is its own translation. */
export const words = { Welcome: 'Welcome! What is new runs here.' };
