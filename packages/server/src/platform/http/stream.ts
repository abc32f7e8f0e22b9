import { setTimeout as bekle } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { type Baglanti, baglantiAyari } from '../db/connect.ts';
import { KUYRUK_KANALI } from '../db/kuyruk.ts';
import { type Ben, kimlikDogrula, suresiDoldu } from './access.ts';
import { HttpError, oturumYok } from './errors.ts';
import { type Dagitim, OLAY_KANALI, type OlaySatiri, type OlayTuru } from './events.ts';
import { Held } from './door/held.ts';
import { cagiran, onceligiSor, tokenOku } from './caller.ts';

/**
 * Sends committed changes to the browsers that may see them, as Server-Sent Events. One LISTEN connection for each
 * process. A notification only wakes it. The events themselves are read from the table in commit order, so a lost
 * notification or a lost connection loses nothing. Besides the rooms' events: `oturum` (this session is over), `hazir`,
 * `yenile` (too much was missed: fetch afresh).
 */
export interface StreamOptions extends Baglanti {
  /** Direct URL for LISTEN. A transaction pooler would lose it. */
  readonly listenUrl: string;
  readonly saat: () => Date;
  readonly log: FastifyBaseLogger;
  /** The function that distributes each kind of event. */
  readonly olaylar: ReadonlyMap<OlayTuru, Dagitim>;
  /** Called when work was queued, which is announced on the same connection. */
  readonly isVar?: () => void;
}

interface Izleyici {
  ben: Ben;
  readonly token: string;
  /** `sira` null: more of the same round follows, and a browser that is cut off here needs the whole round again. */
  readonly yaz: (olay: string, sira: number | null, veri: unknown) => void;
  readonly kapat: () => void;
}

/** Repeating LISTEN on the same channel changes nothing. */
const DINLE = `listen ${OLAY_KANALI}`;
const HEPSINI_DINLE = `${DINLE}; listen ${KUYRUK_KANALI}`;
/**
 * The most streams of a person. The tabs of a browser share one stream. The others are further browsers and leftovers
 * of an unsteady network.
 */
const EN_COK_AKIS = 10;
const cokAkis = () =>
  new HttpError(429, 'Çok sayıda tarayıcınız canlı değişiklikleri dinliyor. Kullanmadıklarınızı kapatınız.', {
    'retry-after': '60',
  });
/**
 * Delay of a refusal when there is no place. Refused at once, a client that does not wait by itself would ask hundreds
 * of times a second.
 */
const YER_MS = 5_000;
const NABIZ_MS = 20_000;
const YOKLAMA_MS = 5_000;
const YENIDEN_MS = 1_000;
const EN_COK_TUR = 1_000;
/** More missed events than this are not replayed. The browser fetches afresh. */
const EN_COK_KACAN = 200;

/** Starts listening. Returns the number of open streams and a stop function. */
export async function startStream(app: FastifyInstance, o: StreamOptions) {
  const izleyiciler = new Set<Izleyici>();
  const kisiler = new Held<number>(EN_COK_AKIS);
  const jetonlar = new Held<string>(EN_COK_AKIS);
  let sonSira = await enSonSira(o);
  let calisiyor = false;
  let yine = false;
  let dinleyen: pg.Client | null = null;
  let duruyor = false;
  const duran = new AbortController();

  /** Reads the newly committed events and sends them. Overlapping calls become one more round. */
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
        // Set before the events are sent: a stream that joins meanwhile reads them by itself.
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
    client.on('notification', ({ channel }) => (channel === KUYRUK_KANALI ? o.isVar?.() : void dagit()));
    try {
      await client.connect();
      await client.query(HEPSINI_DINLE);
      o.isVar?.();
      await dagit();
    } catch (e) {
      koptu(e instanceof Error ? e : new Error(String(e)));
    }
  }

  /**
   * A round without a notification. Also checks that the listening connection lives, because a network that forgot it
   * gives no sign.
   */
  function yokla(): void {
    void dagit();
    const client = dinleyen;
    client?.query(DINLE).catch((e: unknown) => client.emit('error', e));
  }

  /** Rejects only when the server stops, so the delay may end early. */
  const dur = () => bekle(YER_MS, undefined, { signal: duran.signal }).catch(() => undefined);

  await dinle();
  const yoklama = setInterval(yokla, YOKLAMA_MS);
  const nabiz = setInterval(() => izleyiciler.forEach((i) => i.yaz('', 0, null)), NABIZ_MS);

  app.route({
    method: 'GET',
    url: '/api/olaylar',
    config: { mounted: true },
    handler: async (req, reply) => {
      const token = tokenOku(req);
      // Comes before the lookup of the session, so that repeated requests cost nothing.
      if (token !== null && jetonlar.full(token)) {
        await dur();
        if (duruyor || jetonlar.full(token)) throw cokAkis();
      }
      const c = await cagiran(o, req, o.saat());
      if (c === null || token === null) throw oturumYok();
      onceligiSor(null, c);
      // The browser left during the lookup, and no event would report the end of its stream.
      if (req.socket.destroyed) return reply;
      if (!kisiler.take(c.ben.Id)) {
        await dur();
        throw cokAkis();
      }
      jetonlar.take(token);
      const izleyici = izleyiciAc(reply, c.ben, token);
      reply.raw.on('close', () => {
        izleyiciler.delete(izleyici);
        kisiler.release(c.ben.Id);
        jetonlar.release(token);
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
      duran.abort();
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
      // A browser that does not read is cut off. It comes back and asks for the missed events.
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

/** Sends a returning browser its missed events, or tells it to fetch afresh. Returns its new position. */
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

/** Sends events to the people who may see them, each kind by the rule of its room. */
async function gonder(
  o: StreamOptions,
  olaylar: readonly OlaySatiri[],
  izleyiciler: readonly Izleyici[],
): Promise<void> {
  const sonSira = olaylar.at(-1)?.sira;
  if (sonSira === undefined || izleyiciler.length === 0) return;
  const simdi = o.saat();
  const taninacak = izleyiciler.filter((i) => suresiDoldu(i.ben, simdi) || olaylar.some((x) => tanitir(x, i.ben)));
  await Promise.all(taninacak.map((i) => yenidenTani(o, i, simdi)));
  const turler = await Promise.all(
    [...Map.groupBy(olaylar, (x) => x.tur)].map(async ([tur, ayni]) => {
      const icerik = await o.olaylar.get(tur)?.(o.db, ayni, simdi);
      return (ben: Ben) => (icerik?.(ben) ?? []).map((veri) => [tur, veri] as const);
    }),
  );
  for (const i of izleyiciler) {
    const kareler = turler.flatMap((icerik) => icerik(i.ben));
    kareler.forEach(([olay, veri], n) => i.yaz(olay, n === kareler.length - 1 ? sonSira : null, veri));
  }
}

/** True when an event may change the person's rights or end one of their sessions, so the person is loaded again. */
const tanitir = (olay: OlaySatiri, ben: Ben): boolean =>
  (olay.tur === 'yetki' || olay.tur === 'oturum') && (olay.kisi_id === null || olay.kisi_id === ben.Id);

/** Loads the person of a stream again. Ends the stream with a last event when the session is over. */
async function yenidenTani(o: StreamOptions, i: Izleyici, simdi: Date): Promise<void> {
  const { ben } = (await kimlikDogrula(o.pool, i.token, simdi)) ?? { ben: null };
  if (ben !== null && ben.oncelik === null) {
    i.ben = ben;
    return;
  }
  // A person who must do another step first learns it from the call that this event causes.
  i.yaz(ben === null ? 'oturum' : 'yetki', null, {});
  i.kapat();
}
