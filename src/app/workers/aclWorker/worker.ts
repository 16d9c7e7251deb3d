import { answerOrders } from '../answerOrders.ts';
import { runTask } from './aclTask.ts';

answerOrders(runTask);
