import { answerOrders } from '../answerOrders.ts';
import { layOut } from './layOut.ts';

answerOrders(layOut);
