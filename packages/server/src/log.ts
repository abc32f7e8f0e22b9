import type { BaseLogger } from 'pino';

/** What work outside a request writes its troubles to; the application's own logger fits. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
