import { loadCases, type Found } from '../discover';
import { TASKS, type TaskName, type TaskOptions } from './tasks';

export type Order = {
  readonly task: TaskName;
  readonly machine: Found;
  readonly options: TaskOptions;
};
export type Answer =
  | { readonly result: unknown; readonly error?: undefined }
  | { readonly error: string };

const answerTo = async ({ task, machine: found, options }: Order): Promise<Answer> => {
  try {
    const machine = await loadCases(found);
    if (machine.problem !== undefined) return { error: machine.problem };
    return { result: TASKS[task](machine, options) };
  } catch (error) {
    return {
      error:
        `${found.name}: ` +
        (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    };
  }
};

process.on('message', (order: Order) => {
  void answerTo(order).then((answer) => process.send?.(answer));
});
