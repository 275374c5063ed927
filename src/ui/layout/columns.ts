/** A grid track that takes the free width and may be narrower than its content. */
export const fluid = 'minmax(0, 1fr)';

/** A grid of one fluid column. */
export const column = { display: 'grid', gridTemplateColumns: fluid } as const;
