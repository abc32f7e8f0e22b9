/** A guard of the product and what stands in its place when it is taken out. */
export interface Break {
  /** Below packages/. */
  readonly file: string;
  /** Stands there exactly once; breaks.test.ts sees to it. */
  readonly from: string;
  readonly to: string;
}

/** For each goal, what has to be taken out of the product for the goal to fail. */
export const BREAKS: Readonly<Record<string, readonly Break[]>> = {
  // Two who ask for the last place count the others without waiting for each other.
  G16: [
    {
      file: 'server/src/mola/queries.ts',
      from: 'from departman where id = ${departmanId} for no key update`',
      to: 'from departman where id = ${departmanId}`',
    },
  ],
  // The first answer to a key is forgotten, so a save whose answer was lost is a new one when it is sent again.
  G18: [
    {
      file: 'server/src/http/idempotency.ts',
      from: 'if (numInsertedOrUpdatedRows === 1n) return null;',
      to: 'if (numInsertedOrUpdatedRows !== undefined) return null;',
    },
  ],
  // What was damaged is put in place as it is.
  G23: [
    {
      file: 'server/src/db/yedek.ts',
      from: "if (boy !== d.boy || ozeti.digest('hex') !== d.sha256)",
      to: 'if (boy < 0)',
    },
  ],
  // Each statement of a migration is kept at once, and what was kept of a step is in the way of its second beginning.
  G24: [
    {
      file: 'server/src/db/migrate.ts',
      from: 'new Migrator({ db, provider',
      to: 'new Migrator({ db, disableTransactions: true, provider',
    },
  ],
  // The reasons for what was added to somebody's leave outlive the person.
  G30: [
    {
      file: 'server/src/kvkk/imha.ts',
      from: "await sql`update hak_duzeltme set sebep = '–' where kisi_id = any(${idler})`.execute(db);",
      to: '',
    },
  ],
};
