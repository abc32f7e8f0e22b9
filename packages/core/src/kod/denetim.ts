/** What the audit says was done here, and to what: a machine does it, and the history of each task says so. */
export const kod = {} as const;
