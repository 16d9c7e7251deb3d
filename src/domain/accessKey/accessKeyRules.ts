import { slashProblem } from '../name.ts';
import type { Problems } from '../text/messages.ts';
import type { NewAccessKey } from './accessKey.ts';

/** §9: no name, no uses; the server then makes a name and counts one use. */
export const newAccessKey: NewAccessKey = { name: '', uses: 0 };

/** §5: the name is optional, uses are a number. */
export function accessKeyProblems(key: NewAccessKey): Problems<keyof NewAccessKey> {
  return {
    name: slashProblem(key.name),
    uses: Number.isSafeInteger(key.uses) && key.uses >= 0 ? undefined : 'accesskey.validation.uses',
  };
}
