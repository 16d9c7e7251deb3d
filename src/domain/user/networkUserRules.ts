import { accessLevelProblem, clientLimitProblem, nodeLimitProblem } from '../network/networkRules.ts';
import type { Problems } from '../text/messages.ts';

type EditableField = 'accessLevel' | 'nodeLimit' | 'clientLimit';

/** §5 "User permission edit". */
export function networkUserProblems(user: Readonly<Record<EditableField, number>>): Problems<EditableField> {
  return {
    accessLevel: accessLevelProblem(user.accessLevel),
    nodeLimit: nodeLimitProblem(user.nodeLimit),
    clientLimit: clientLimitProblem(user.clientLimit),
  };
}
