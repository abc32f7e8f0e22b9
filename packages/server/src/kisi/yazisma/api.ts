/** The door of this room: other rooms call these and nothing else. */
export { YAZISMA_SIKAYETI } from './bildirim.ts';
export { mesajGeriAl } from './kayit.ts';
