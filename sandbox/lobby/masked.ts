/** A name among others that everybody reads: nobody is to be recognised. */
export const masked = (username: string): string =>
  `${username.slice(0, 2)}***${username.slice(-1)}`;
