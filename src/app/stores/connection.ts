import { proxy } from 'valtio';

/** Whether this browser says that it has no network: then no server is to blame. */
export const connection = proxy({ isOffline: false });
