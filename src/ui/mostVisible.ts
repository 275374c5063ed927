/** The most visible slides that can still loop: one must be outside. */
export const mostVisible = (slides: number, perView: number) =>
  Math.max(1, Math.min(perView, slides - 1));
