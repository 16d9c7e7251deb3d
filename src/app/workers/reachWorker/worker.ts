import { answerOrders } from '../answerOrders.ts';
import { runTask } from './reachTask.ts';

answerOrders(runTask);
