/** Audit words of this room: none. A machine writes here, and the history of each task shows it. */
export const kod = {} as const;
