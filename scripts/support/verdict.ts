/** Whether a figure keeps its budget, in words; the command ends with code 1 where one does not. */
export function verdict(figure: number, budget: number): string {
  if (figure <= budget) return 'within budget';
  process.exitCode = 1;
  return 'ABOVE BUDGET';
}
