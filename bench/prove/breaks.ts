import { MUTATIONS } from './mutations.ts';

/** A guard of the product and the code that replaces it. */
export interface Break {
  /** Path below packages/. */
  readonly file: string;
  /** Stands exactly once in the file. breaks.test.ts checks this. */
  readonly from: string;
  readonly to: string;
}

/** For each goal, the guards whose removal makes the goal fail. */
export const BREAKS: Readonly<Record<string, readonly Break[]>> = {
  // A commit is acknowledged before it is on disk, and a repeated call is done again.
  G5: [
    { file: 'server/src/platform/db/embedded.ts', from: "synchronous_commit: 'on'", to: "synchronous_commit: 'off'" },
    { file: 'server/src/platform/http/mount.ts', from: "anahtarOku(req.headers['idempotency-key'])", to: 'null' },
  ],
  // A commit is acknowledged before it is on disk.
  G6: [
    { file: 'server/src/platform/db/embedded.ts', from: "synchronous_commit: 'on'", to: "synchronous_commit: 'off'" },
  ],
  // A query waits for its answer for as long as the network is silent.
  G7: [{ file: 'server/src/platform/db/connect.ts', from: 'query_timeout: 3000', to: 'query_timeout: 0' }],
  // Writes go on until the disk is full.
  G9: [{ file: 'server/src/platform/http/mount.ts', from: 'if (o.disk?.dolu()) throw diskDolu();', to: '' }],
  // A client that falls silent in the middle of a request keeps the connection.
  G10: [
    { file: 'server/src/app.ts', from: 'requestTimeout: 180_000', to: 'requestTimeout: 0' },
    {
      file: 'server/src/platform/http/door/body.ts',
      from: 'const GOVDE_MS = 30_000',
      to: 'const GOVDE_MS = 2 ** 31 - 1',
    },
    { file: 'server/src/app.ts', from: 'headersTimeout: 10_000', to: 'headersTimeout: 0' },
  ],
  // The zone is the machine's, not Istanbul's.
  G11: [
    {
      file: 'core/src/platform/time/tarih.ts',
      from: '(t >= SABIT_KAYMA_BASLANGICI ? 180 : kayma(t))',
      to: '(0 - new Date(t).getTimezoneOffset())',
    },
  ],
  // Each server counts the places of a department and the wrong passwords of an account without a common lock.
  G12: [
    {
      file: 'server/src/platform/http/door/throttle.ts',
      from: 'await sql`select pg_advisory_xact_lock(hashtextextended(${anahtar}, 0))`.execute(tx);',
      to: '',
    },
    {
      file: 'server/src/mesai/mola/queries.ts',
      from: 'and ${limiti(grup)} is not null for no key update`',
      to: 'and ${limiti(grup)} is not null`',
    },
  ],
  // A leave is saved even from an outdated version.
  G13: [
    {
      file: 'server/src/izin/izin/kayit.ts',
      from: 'if (eski && !surumAyni(eski, g)) {',
      to: 'if (eski && false) {',
    },
  ],
  // The second request with a key does not get the first answer.
  G14: [
    { file: 'server/src/platform/http/mount.ts', from: 'ilk: c?.ilk ?? null', to: 'ilk: null' },
    {
      file: 'server/src/platform/http/idempotency.ts',
      from: 'return numInsertedOrUpdatedRows === 1n;',
      to: 'return numInsertedOrUpdatedRows !== undefined;',
    },
  ],
  // Two people who ask for the last place count the others without waiting for each other.
  G16: [
    {
      file: 'server/src/mesai/mola/queries.ts',
      from: 'and ${limiti(grup)} is not null for no key update`',
      to: 'and ${limiti(grup)} is not null`',
    },
  ],
  // A save of a leave does not wait for another save of the same person.
  G17: [
    {
      file: 'server/src/mesai/mesai/queries.ts',
      from: 'where k.id = ${kisiId} for no key update of k`',
      to: 'where k.id = ${kisiId}`',
    },
  ],
  // The server forgets the first answer to a key, so a repeated save whose answer was lost is a new one.
  G18: [
    { file: 'server/src/platform/http/mount.ts', from: 'ilk: c?.ilk ?? null', to: 'ilk: null' },
    {
      file: 'server/src/platform/http/idempotency.ts',
      from: 'return numInsertedOrUpdatedRows === 1n;',
      to: 'return numInsertedOrUpdatedRows !== undefined;',
    },
  ],
  // Bodies that the contract refuses reach the handlers.
  G19: [
    {
      file: 'server/src/platform/http/uc.ts',
      from: `if (!okunan.success) throw new HttpError(400, istekHatasi(okunan.error, ham));
  return okunan.data;`,
      to: `if (!okunan.success && istekHatasi(okunan.error, ham) === '') throw new HttpError(400, '');
  return okunan.success ? okunan.data : ham;`,
    },
  ],
  // A head of one department may act for everybody.
  G20: [
    {
      file: 'server/src/platform/http/access.ts',
      from: '`select from kisi k where k.id = ${id} and ${kapsamda(kapsam)}`',
      to: '`select from kisi k where k.id = ${id}`',
    },
  ],
  // No guard is removed, but a route without a declaration is added: G20 starts such a server, which has to refuse.
  'G20-undeclared': [
    {
      file: 'server/src/platform/http/probes.ts',
      from: "app.get('/health', async () => ({ durum: true }));",
      to: "app.get('/api/gizli', async () => ({ durum: true }));",
    },
  ],
  // An ended session stays valid.
  G22: [
    {
      file: 'server/src/platform/http/callerQuery.ts',
      from: 'where o.token_ozeti = $1 and o.bitis is null and',
      to: 'where o.token_ozeti = $1 and',
    },
  ],
  // A damaged copy is restored as it is.
  G23: [
    {
      file: 'server/src/platform/db/yedek.ts',
      from: "if (boy !== d.boy || ozeti.digest('hex') !== d.sha256)",
      to: 'if (boy < 0)',
    },
  ],
  // Each statement of a migration is committed at once, and the leftovers of a step stop its second start.
  G24: [
    {
      file: 'server/src/platform/db/migrate.ts',
      from: 'new Migrator({ db, provider',
      to: 'new Migrator({ db, disableTransactions: true, provider',
    },
  ],
  // The server closes at once, and the balancer's check is answered as before.
  G25: [
    { file: 'server/src/platform/http/closing.ts', from: 'await wait(announce);', to: '' },
    { file: 'server/src/platform/http/probes.ts', from: 'if (o.kapaniyor())', to: 'if (false)' },
  ],
  // A wrong setting is replaced by its default.
  G27: [{ file: 'server/src/config.ts', from: 'if (!parsed.success || lines.length > 0)', to: 'if (!parsed.success)' }],
  // The log gets an error's message with the data that it quotes.
  G29: [
    {
      file: 'server/src/platform/log/log.ts',
      from: 'const message = hataMesaji(e);',
      to: 'const message = e.message;',
    },
  ],
  // The reasons for additions to a person's leave outlive the person.
  G30: [
    {
      file: 'server/src/izin/hakedis/imha.ts',
      from: "set sebep = '–'",
      to: 'set sebep = sebep',
    },
  ],
  // Bodies are read before the sender is known, deeply nested ones are accepted, and everybody has unlimited streams
  // and exports.
  G31: [
    {
      file: 'server/src/platform/http/mount.ts',
      from: 'if (!biten) throw oturumYok();',
      to: 'if (!biten) return { simdi, c, anahtar, ilk: null };',
    },
    { file: 'server/src/platform/http/door/body.ts', from: 'if (cokDerin(govde))', to: 'if (false)' },
    { file: 'server/src/platform/http/stream.ts', from: 'const EN_COK_AKIS = 10;', to: 'const EN_COK_AKIS = 100_000;' },
    { file: 'server/src/platform/http/mount.ts', from: 'e.agir && k.c', to: 'false && k.c' },
  ],
  // The last draft to arrive wins, however old it is, and a commit is acknowledged before it is on disk.
  G32: [
    { file: 'server/src/masa/taslak/queries.ts', from: 'where t.sira < excluded.sira', to: 'where excluded.sira > 0' },
    { file: 'server/src/platform/db/embedded.ts', from: "synchronous_commit: 'on'", to: "synchronous_commit: 'off'" },
  ],
  // No limit counts the requests of an address at the entry for people outside.
  G33: [
    {
      file: 'server/src/platform/http/door/pace.ts',
      from: "if ('hiz' in e.access) this.gel(ad, ip, e.access.hiz, simdi);",
      to: '',
    },
  ],
  // Bytes and the row that points to them are not one write, and a repeated upload is kept again.
  G34: [
    { file: 'server/src/platform/db/connect.ts', from: 'driver.beginTransaction(baglanti, {})', to: 'undefined' },
    { file: 'server/src/platform/http/mount.ts', from: "anahtarOku(req.headers['idempotency-key'])", to: 'null' },
  ],
  // The position in the mailbox is saved before its mails, and mails that a dead server left unmarked stay unmarked.
  G35: [
    {
      file: 'server/src/masa/gelenposta/job.ts',
      from: 'for (const p of parca) {',
      to: 'if (parca.length > 0) await q.ilerle(db, ad, parca.at(-1)!.uid); for (const p of parca) {',
    },
    {
      file: 'server/src/masa/gelenposta/job.ts',
      from: 'if (yer.gorulen_uid < yer.son_uid)',
      to: 'if (yer.gorulen_uid > yer.son_uid)',
    },
  ],
  // Writes that belong together are not one transaction.
  G36: [
    {
      file: 'server/src/platform/db/connect.ts',
      from: 'driver.beginTransaction(baglanti, {})',
      to: 'Promise.resolve()',
    },
  ],
  // Two people who put cards into one column get places at the same time.
  G37: [
    {
      file: 'server/src/is/gorev/queries.ts',
      from: 'sql`select pg_advisory_xact_lock(${sql.lit(SIRA_KILIDI)}, hashtext(${durum}))`',
      to: 'sql`select ${sql.lit(SIRA_KILIDI)}::int, hashtext(${durum})`',
    },
  ],
  // Minutes are not taken from one writer at a time, so a reader of a piece may have missed an earlier one.
  G38: [
    {
      file: 'server/src/is/toplanti/queries.ts',
      from: 'await seriyiKilitle(db, id);',
      to: '',
    },
  ],
  // Writes that belong together are not one transaction, and several people decide about a quote at the same time.
  G40: [
    {
      file: 'server/src/platform/db/connect.ts',
      from: 'driver.beginTransaction(baglanti, {})',
      to: 'Promise.resolve()',
    },
  ],
  // A message loses the key that its writer gave it, which identifies a repeated message. A person outside a
  // conversation can find it.
  G41: [
    {
      file: 'server/src/kisi/yazisma/yazi.ts',
      from: 'konusmaId: konusma.Id, anahtar: istek.Anahtar,',
      to: 'konusmaId: konusma.Id, anahtar: `${istek.Anahtar.slice(0, 40)}-${Date.now()}`,',
    },
    {
      file: 'server/src/kisi/yazisma/queries.ts',
      from: 'from konusma k join konusma_uyeligi u on u.konusma_id = k.id and u.kisi_id = ${kisi}',
      to: 'from konusma k join (select 0 as ilk_no) u on true',
    },
  ],
  // A flow is saved over any version, not only the one the drawing began with.
  G39: [
    {
      file: 'server/src/is/projetakip/degisim.ts',
      from: 'if (k.plan.Surum === Surum) return k;',
      to: 'if (k.plan.Surum >= Surum) return k;',
    },
  ],
  // An answer that the invoice exists already is taken for a refusal.
  G42: [
    {
      file: 'core/src/mali/fatura/zarf.ts',
      from: "'1163': yolda('Fatura sistemde zaten kayıtlı')",
      to: "'1163': ret('Fatura sistemde zaten kayıtlı')",
    },
  ],
  // A payment counts twice when the bank reports it twice.
  G43: [{ file: 'server/src/mali/odeme/kayit.ts', from: '  if (!gecti) return;\n', to: '' }],
  // A payment that is taken back stays in the ledger, and can be taken back while a bank line is being matched with it.
  G44: [
    {
      file: 'server/src/mali/fatura/kayit.ts',
      from: "await defterGeriAl(ctx, 'tahsilat', tahsilatId, 'Tahsilat geri alındı')",
      to: 'null',
    },
    {
      file: 'server/src/mali/banka/eslesme.ts',
      from: '(await eldekiler(db, urunler, h, s, e)).map((t) => t.FaturaId)',
      to: '[]',
    },
  ],
  // The page ignores the customer's choice, and the editor shortens a price to two decimals.
  G45: [
    {
      file: 'server/src/pazarlama/teklif/sayfa.ts',
      from: 'y.secilen === null ? v.kalemler : secimle(v.kalemler, new Set(y.secilen))',
      to: 'v.kalemler',
    },
    {
      file: 'web/src/pazarlama/teklif/teklifKalemi.ts',
      from: 'fiyatYaz(k.BirimFiyat)',
      to: 'fiyatYaz(Number(k.BirimFiyat).toFixed(2))',
    },
  ],
  // SQL functions resolve their names by the caller's search path.
  G46: [
    {
      file: 'server/src/platform/db/migrations/0130-arama-yolu.ts',
      from: "l.lanname in ('sql', 'plpgsql')",
      to: "l.lanname in ('plpgsql')",
    },
  ],
  // No mutation is applied, so tests have nothing to notice.
  G47: [],
  // A person's calls do not wait for each other.
  G48: [
    {
      file: 'server/src/platform/http/mount.ts',
      from: 'if (k.c === null || u.e.agir || u.e.grup) return is();',
      to: 'return is();',
    },
    {
      file: 'server/src/platform/http/mount.ts',
      from: 'k.c === null ? run() : writes.run(k.c.ben.Id, run, yerler.outside)',
      to: 'run()',
    },
  ],
  // All columns are read to count the uses of a list's rows, not only those that hold them.
  G49: [
    {
      file: 'server/src/platform/tanim/queries.ts',
      from: '...(TANIM_SUTUNLARI[ad] ?? [])',
      to: '...Object.values(TANIM_SUTUNLARI).flat()',
    },
  ],
};

/** A file's source without the guard of a goal, or null when the guard is not in this file. */
export function withoutGuard(goal: string, file: string, source: string): string | null {
  const mutation = MUTATIONS.get(goal);
  const breaks = mutation === undefined ? BREAKS[goal] : [mutation];
  if (breaks === undefined) throw new Error(`${goal} has no guard to take out`);
  const here = breaks.filter((b) => file === b.file);
  return here.length === 0 ? null : here.reduce((text, b) => text.replace(b.from, () => b.to), source);
}
