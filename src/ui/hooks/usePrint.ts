/** Prints a text alone: the page around it stays off the paper. */
export function usePrint(): (text: string) => void {
  return print;
}

const print = (text: string) => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentWindow: paper, contentDocument: page } = frame;
  if (!paper || !page) return frame.remove();
  const lines = page.createElement('pre');
  lines.textContent = text;
  page.body.append(lines);
  paper.addEventListener('afterprint', () => frame.remove());
  paper.print();
};
