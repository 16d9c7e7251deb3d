import { aclWork } from '../../../api/work.ts';
import { answerCalls } from '../runInWorker.ts';

answerCalls(aclWork);
