/**
 * The cases of every page of records (`makeRecordPage`): some rows or none, a saved file, and a
 * platform that does not answer.
 */
export const recordPageCases = <TSome extends { rows: readonly unknown[] }>(some: TSome) => {
  const offline = [{ name: 'offline', error: { kind: 'offline' } }];
  return {
    events: {
      'page.turn': [{ name: 'second', page: 2 }],
      'data.reload': [{ name: 'again' }],
      'records.export': [{ name: 'click' }],
    },
    actors: {
      loadRecords: {
        done: [
          { name: 'some', output: some },
          { name: 'none', output: { ...some, rows: [], totalPages: 0, total: 0 } },
        ],
        error: offline,
      },
      exportRecords: { done: [{ name: 'saved', output: null }], error: offline },
    },
  };
};
