/** A username on a public list, masked so that the person is not recognised. */
export const masked = (username: string): string =>
  `${username.slice(0, 2)}***${username.slice(-1)}`;
