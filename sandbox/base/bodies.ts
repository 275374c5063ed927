/** Longest body of a caller with a session, in bytes. */
export const BODY_LIMIT = 64 * 1024;
/** Longest body of a caller without a session: none of their forms comes near it. */
export const GUEST_BODY_LIMIT = 16 * 1024;
/** How deep a body may be nested; none of the contract is nested half as deep. */
export const BODY_DEPTH = 16;
