import type { FastifyInstance, FastifyReply } from 'fastify';
import { YETKI } from '@masabasi/core/yetki/rules';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { type Baglanti, baglantiAyari } from '../db/connect.ts';
import { panoKisileri } from '../pano/queries.ts';
import {
  type Ben,
  hassasGorur,
  kapsar,
  kimlikDogrula,
  panoKapsami,
  sorumlulukKapsami,
  suresiDoldu,
  yetkiVar,
} from './access.ts';
import { HttpError, oturumYok } from './errors.ts';
import { OLAY_KANALI } from './events.ts';
import { cagiran, onceligiSor, tokenOku } from './caller.ts';

/**
 * Committed changes to the browsers that may see them, as Server-Sent Events. One LISTEN connection a process; a
 * notification only wakes it, the events themselves are read from the table in commit order, so a lost notification or
 * a lost connection loses nothing. Events: `mola {departmanId, satir}` (`satir` null: read the board again), `duyuru`, `yetki`, `izin`, `demo`, `oturum` (this session is
 * over), `yenile` (too much was missed: fetch afresh).
 */
export interface StreamOptions extends Baglanti {
  /** Direct URL for LISTEN; a transaction pooler would lose it. */
  readonly listenUrl: string;
  readonly saat: () => Date;
  readonly log: FastifyBaseLogger;
}

interface Izleyici {
  ben: Ben;
  readonly token: string;
  /** `sira` null: more of the same round follows, and a browser that is cut off here has to get all of it again. */
  readonly yaz: (olay: string, sira: number | null, veri: unknown) => void;
  readonly kapat: () => void;
}

interface OlaySatiri {
  sira: number;
  tur: string;
  departman_id: number | null;
  kisi_id: number | null;
}

/** Asking again for what is listened to already changes nothing. */
const DINLE = `listen ${OLAY_KANALI}`;
/** The tabs of a browser share one stream: these are a person's browsers, and what an unsteady network left behind. */
const EN_COK_AKIS = 10;
const COK_AKIS = 'Çok sayıda tarayıcınız canlı değişiklikleri dinliyor. Kullanmadıklarınızı kapatınız.';
const NABIZ_MS = 20_000;
const YOKLAMA_MS = 5_000;
const YENIDEN_MS = 1_000;
const EN_COK_TUR = 1_000;
/** More missed events than this are not replayed; the browser fetches afresh. */
const EN_COK_KACAN = 200;

/** Starts listening; returns the number of open streams and how to stop. */
export async function startStream(app: FastifyInstance, o: StreamOptions) {
  const izleyiciler = new Set<Izleyici>();
  /** How many streams each person has. */
  const acikAkislar = new Map<number, number>();
  let sonSira = await enSonSira(o);
  let calisiyor = false;
  let yine = false;
  let dinleyen: pg.Client | null = null;
  let duruyor = false;

  /** Reads what was committed since the last time and hands it out; overlapping calls become one more round. */
  async function dagit(): Promise<void> {
    if (calisiyor) {
      yine = true;
      return;
    }
    calisiyor = true;
    try {
      do {
        yine = false;
        const onceki = sonSira;
        const olaylar = await olaylariOku(o, sonSira, EN_COK_TUR);
        // Taken before they are handed out: whoever joins meanwhile reads them by itself.
        sonSira = olaylar.at(-1)?.sira ?? sonSira;
        try {
          await gonder(o, olaylar, [...izleyiciler]);
        } catch (e) {
          sonSira = onceki;
          throw e;
        }
        if (olaylar.length === EN_COK_TUR) yine = true;
      } while (yine);
    } catch (e) {
      o.log.warn({ err: e }, 'olaylar okunamadı; yeniden denenecek');
      if (!duruyor) setTimeout(() => void dagit(), YENIDEN_MS).unref();
    } finally {
      calisiyor = false;
    }
  }

  async function dinle(): Promise<void> {
    if (duruyor) return;
    const client = new pg.Client(baglantiAyari(o.listenUrl));
    const koptu = (e?: Error) => {
      client.connection.stream.destroy();
      if (dinleyen !== client) return;
      dinleyen = null;
      if (e) o.log.warn({ err: e }, 'olay bağlantısı koptu');
      if (!duruyor) setTimeout(() => void dinle(), YENIDEN_MS).unref();
    };
    dinleyen = client;
    client.on('error', koptu);
    client.on('end', () => koptu());
    client.on('notification', () => void dagit());
    try {
      await client.connect();
      await client.query(DINLE);
      await dagit();
    } catch (e) {
      koptu(e instanceof Error ? e : new Error(String(e)));
    }
  }

  /** The round that needs no notification. Asks the listener for a sign of life: a network that forgot it says nothing. */
  function yokla(): void {
    void dagit();
    const client = dinleyen;
    client?.query(DINLE).catch((e: unknown) => client.emit('error', e));
  }

  await dinle();
  const yoklama = setInterval(yokla, YOKLAMA_MS);
  const nabiz = setInterval(() => izleyiciler.forEach((i) => i.yaz('', 0, null)), NABIZ_MS);

  app.route({
    method: 'GET',
    url: '/api/olaylar',
    config: { mounted: true },
    handler: async (req, reply) => {
      const c = await cagiran(o, req, o.saat());
      const token = tokenOku(req);
      if (c === null || token === null) throw oturumYok();
      onceligiSor(null, c);
      // Gone while it was looked up: nothing would tell that its stream ended.
      if (req.socket.destroyed) return reply;
      const kacinci = (acikAkislar.get(c.ben.Id) ?? 0) + 1;
      if (kacinci > EN_COK_AKIS) throw new HttpError(429, COK_AKIS, { 'retry-after': '60' });
      acikAkislar.set(c.ben.Id, kacinci);
      const izleyici = izleyiciAc(reply, c.ben, token);
      reply.raw.on('close', () => {
        izleyiciler.delete(izleyici);
        const kalan = acikAkislar.get(c.ben.Id)! - 1;
        if (kalan === 0) acikAkislar.delete(c.ben.Id);
        else acikAkislar.set(c.ben.Id, kalan);
      });
      const istenen = Number(req.headers['last-event-id'] ?? Number.NaN);
      let gorulen = Number.isSafeInteger(istenen) && istenen >= 0 ? istenen : sonSira;
      try {
        // Live events wait until the missed ones are written: an older row must not come after a newer one.
        if (gorulen === istenen)
          do gorulen = await kacanlar(o, izleyici, gorulen);
          while (gorulen < sonSira);
        izleyici.yaz('hazir', gorulen, {});
        if (!reply.raw.destroyed) izleyiciler.add(izleyici);
      } catch (err) {
        req.log.warn({ err }, 'kaçan olaylar okunamadı; tarayıcı yeniden soracak');
        izleyici.kapat();
      }
      return reply;
    },
  });

  return {
    izleyenSayisi: () => izleyiciler.size,
    async stop(): Promise<void> {
      duruyor = true;
      clearInterval(yoklama);
      clearInterval(nabiz);
      for (const i of izleyiciler) i.kapat();
      const client = dinleyen;
      dinleyen = null;
      client?.connection.stream.destroy();
    },
  };
}

function izleyiciAc(reply: FastifyReply, ben: Ben, token: string): Izleyici {
  reply.hijack();
  const akis = reply.raw;
  akis.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return {
    ben,
    token,
    kapat: () => akis.end(),
    yaz: (olay, sira, veri) => {
      // A browser that does not read is cut off; it comes back and asks for what it missed.
      if (akis.writableEnded || akis.destroyed) return;
      const id = sira === null ? '' : `id: ${sira}\n`;
      if (akis.writableLength > 1_000_000) akis.destroy();
      else akis.write(olay === '' ? ':\n\n' : `event: ${olay}\n${id}data: ${JSON.stringify(veri)}\n\n`);
    },
  };
}

const enSonSira = async ({ pool }: Baglanti): Promise<number> =>
  (await pool.query<{ sira: number }>('select coalesce(max(sira), 0)::int8 as sira from olay')).rows[0]!.sira;

const olaylariOku = async ({ pool }: Baglanti, sonra: number, enCok: number): Promise<OlaySatiri[]> =>
  (
    await pool.query<OlaySatiri>({
      name: 'olaylar',
      text: 'select sira, tur, departman_id, kisi_id from olay where sira > $1 order by sira limit $2',
      values: [sonra, enCok],
    })
  ).rows;

/** Brings one returning browser up to date: what it missed, or word to fetch afresh. Returns how far it is now. */
async function kacanlar(o: StreamOptions, izleyici: Izleyici, gorulen: number): Promise<number> {
  const { rows } = await o.pool.query<{ ilk: number | null; son: number | null }>(
    'select min(sira) as ilk, max(sira) as son from olay',
  );
  const { ilk, son } = rows[0]!;
  const olaylar = await olaylariOku(o, gorulen, EN_COK_KACAN + 1);
  if ((ilk !== null && gorulen < ilk - 1) || gorulen > (son ?? 0) || olaylar.length > EN_COK_KACAN) {
    izleyici.yaz('yenile', son ?? 0, {});
    return son ?? 0;
  }
  await gonder(o, olaylar, [izleyici]);
  return olaylar.at(-1)?.sira ?? gorulen;
}

/** Hands events to those who may see them. The rows are read once for those who see all and once for colleagues. */
async function gonder(
  o: StreamOptions,
  olaylar: readonly OlaySatiri[],
  izleyiciler: readonly Izleyici[],
): Promise<void> {
  const sonSira = olaylar.at(-1)?.sira;
  if (sonSira === undefined || izleyiciler.length === 0) return;
  const simdi = o.saat();
  const kareler = new Map(izleyiciler.map((i) => [i, [] as (readonly [olay: string, veri: unknown])[]]));
  await Promise.all(izleyiciler.filter((i) => suresiDoldu(i.ben, simdi)).map((i) => yenidenTani(o, i, simdi)));
  for (const olay of olaylar) {
    const ilgililer = izleyiciler.filter((i) => olay.kisi_id === null || i.ben.Id === olay.kisi_id);
    if (olay.tur === 'duyuru') for (const k of kareler.values()) k.push(['duyuru', {}]);
    if (olay.tur === 'yetki') for (const i of ilgililer) kareler.get(i)!.push(['yetki', {}]);
    if (olay.tur === 'izin')
      for (const i of izleyiciler) if (izniIlgilendirir(i.ben, olay)) kareler.get(i)!.push(['izin', {}]);
    // Only the event's own person, or who sees what has no person yet: unlike above, null is not everybody.
    if (olay.tur === 'demo')
      for (const i of izleyiciler)
        if (olay.kisi_id === i.ben.Id || yetkiVar(i.ben, YETKI.atanmamisDemolar)) kareler.get(i)!.push(['demo', {}]);
    if (olay.tur === 'yetki' || olay.tur === 'oturum')
      await Promise.all(ilgililer.map((i) => yenidenTani(o, i, simdi)));
  }

  const kisiler = [...new Set(olaylar.filter((x) => x.tur === 'mola' && x.kisi_id !== null).map((x) => x.kisi_id!))];
  const [acik, meslektas] = await Promise.all(
    [true, false].map(async (hassas) =>
      kisiler.length === 0 ? [] : panoKisileri(o.db, kisiler, simdi, { hassas, kisiId: 0 }),
    ),
  );
  const gizliler = new Map(meslektas!.map((satir) => [satir.Id, satir]));
  for (const satir of acik!)
    for (const [i, k] of kareler) {
      if (i.ben.Id !== satir.Id && !kapsar(panoKapsami(i.ben), satir.DepartmanId)) continue;
      const gorulur = i.ben.Id === satir.Id || hassasGorur(i.ben, satir.DepartmanId) ? satir : gizliler.get(satir.Id);
      if (gorulur)
        k.push(['mola', { departmanId: satir.DepartmanId, satir: gorulur, sunucuZamani: simdi.toISOString() }]);
    }
  // Somebody left this board, or more than one row of it changed: who watches it reads it again.
  const yerinde = new Set(acik!.map((satir) => `${satir.Id} ${satir.DepartmanId}`));
  const degisenPanolar = olaylar.filter((x) => x.tur === 'mola' && !yerinde.has(`${x.kisi_id} ${x.departman_id}`));
  for (const departmanId of new Set(degisenPanolar.map((x) => x.departman_id)))
    for (const [i, k] of kareler)
      if (departmanId !== null && kapsar(panoKapsami(i.ben), departmanId))
        k.push(['mola', { departmanId, satir: null }]);
  for (const [i, k] of kareler) k.forEach(([olay, veri], n) => i.yaz(olay, n === k.length - 1 ? sonSira : null, veri));
}

/** A change of leave is for the person, for those who answer for their department, and without a person for all. */
const izniIlgilendirir = (ben: Ben, olay: OlaySatiri): boolean =>
  olay.kisi_id === null ||
  olay.kisi_id === ben.Id ||
  (olay.departman_id !== null && kapsar(sorumlulukKapsami(ben, YETKI.izinYonet), olay.departman_id));

/** Looks the person of a stream up again; says so and ends the stream when it is not theirs any more. */
async function yenidenTani(o: StreamOptions, i: Izleyici, simdi: Date): Promise<void> {
  const { ben } = (await kimlikDogrula(o.pool, i.token, simdi)) ?? { ben: null };
  if (ben !== null && ben.oncelik === null) {
    i.ben = ben;
    return;
  }
  // Whoever has to do something else first learns it from the call that this event leads to.
  i.yaz(ben === null ? 'oturum' : 'yetki', null, {});
  i.kapat();
}
