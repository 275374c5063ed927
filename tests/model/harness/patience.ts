/**
 * Milliseconds for a test that only computes. The largest machines have some ten thousand
 * configurations and take more than a minute beside another worker.
 */
export const PATIENCE = 300_000;
