/**
 * A sentence that says whether a figure is within its budget; the command ends with code 1 when it
 * is not.
 */
export function verdict(figure: number, budget: number): string {
  if (figure <= budget) return 'within budget';
  process.exitCode = 1;
  return 'ABOVE BUDGET';
}
