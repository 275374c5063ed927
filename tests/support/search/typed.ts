/** What somebody types, and a word of what should stand first; `or`: what is as right. */
export type Typed = { typed: string; first: string; or?: string };
