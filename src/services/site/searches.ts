/** The key in local storage of what was searched for: a person's, so a sign-out removes it. */
export const SEARCHES = 'searches';
