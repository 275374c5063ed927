/** What can happen to a loader (`makeLoader`) that reads `value`, for its case file. */
export const loaderCases = <TValue>(value: TValue) => ({
  events: {
    'data.reload': [{ name: 'again' }],
    'data.received': [{ name: 'from elsewhere', value }],
  },
  actors: {
    load: {
      done: [{ name: 'some', output: value }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
