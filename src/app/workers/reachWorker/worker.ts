import { answerCalls } from '../runInWorker.ts';
import { reachWork } from './reachWork.ts';

answerCalls(reachWork);
