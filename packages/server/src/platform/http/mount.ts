import { endpoints } from '@masabasi/core/contract';
import { yuklemeReddi } from '@masabasi/core/platform/dosya/rules';
import { okumaMi } from '@masabasi/core/platform/call/call';
import type { NamedDraft } from '@masabasi/core/platform/call/draft';
import { type Endpoint, oturumsuz } from '@masabasi/core/platform/call/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HazirDosya } from '../../room.ts';
import type { Config } from '../../config.ts';
import type { Baglanti, Db } from '../db/connect.ts';
import type { DiskBekcisi } from '../db/disk.ts';
import { retNedeni } from '../log/log.ts';
import { type Cagiran, type IlkIstek, onYetki, yetkilendir } from './access.ts';
import { FORM_MS, YarimGovdeler, govdeleriAl, yanitGovdesi } from './door/body.ts';
import { cagiran, istekBilgisi, onceligiSor, tokenOku } from './caller.ts';
import type { DosyaGovdesi, IstekBilgisi, OkumaYaniti, SunucuHali, Temel } from './context.ts';
import { Yerler } from './door/crowd.ts';
import { namedDraft } from './draft.ts';
import { Hizlar } from './door/pace.ts';
import { HttpError, cevapla, cokYogun, hatayiYaz, diskDolu, oturumYok } from './errors.ts';
import { Agirlar } from './door/heavy.ts';
import { Kept, unkept } from './kept.ts';
import {
  Yinelendi,
  anahtarAl,
  anahtarOku,
  bitenOturumunIstegi,
  bitmisOturuma,
  ilkIstek,
  ilkYanit,
  istekOzeti,
  yanitSakla,
} from './idempotency.ts';
import { dosyaYaniti } from './download.ts';
import { Shares } from './shares.ts';
import { imzaliKapi } from './signed.ts';
import { type RoomTable, type Uc, alanlar, hazirlanan, reddedilen, semadan, sorusu, ucu } from './uc.ts';
import { denetimYaz, islemde, okumaz } from './transaction.ts';
import { EN_COK_DISARIDAN, FormYerleri, type GelenForm, formOku, formlariAl, formuSor } from './upload.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by this file, the event stream and the calendar feed. `app.ts` refuses a route under /api without it. */
    mounted?: true;
    /** The call brings files: every refusal has the fields of a refused upload. */
    yukleme?: boolean;
  }
  interface FastifyRequest {
    /** The caller, once known, for the log. */
    kisiId: number | null;
    /** Results of the checks before the body was read. */
    kapida: Kapida | null;
  }
}

export interface MountOptions extends Baglanti {
  readonly config: Config;
  readonly saat: () => Date;
  /** Checks every answer against the contract. Used in tests. */
  readonly strict: boolean;
  /** Absent with an external database, whose disk is not ours. */
  readonly disk?: DiskBekcisi;
}

interface Kapida {
  readonly simdi: Date;
  readonly c: Cagiran | null;
  readonly anahtar: string | null;
  /** The draft of the form that the write saves. */
  readonly draft: NamedDraft | null;
  /** The same write as it came before. Without a caller: a write that ended its own session. */
  readonly ilk: IlkIstek | null;
}

/** An expected refusal before the work began. */
class Ret extends Error {}

/**
 * Registers every endpoint of the contract. It is the only caller of Fastify's `route` for endpoints. All checks that
 * do not need the body come before it is read: place at the door, session, page, right. Then follow the body within its
 * limit, a place, the schema, the right to the records in the fields, and the work.
 */
export function mount(
  app: FastifyInstance,
  table: object,
  o: MountOptions & {
    readonly sunucu: () => SunucuHali;
    /** Called for every refusal that is part of an answer. */
    readonly reddedildi: (uc: string, neden: string) => void;
    readonly faces: Temel['odalar'];
  },
): void {
  app.decorateRequest('kapida', null);
  const yerler = new Yerler(app.log);
  const [reads, writes] = [new Shares({ person: 3, large: 1 }), new Shares({ person: 3, large: 2 })];
  const [agirlar, hizlar, kept, yarimlar] = [new Agirlar(), new Hizlar(), new Kept(), new YarimGovdeler()];
  const govdeOku = govdeleriAl(app);
  const uclar = endpoints.map(({ room, name, endpoint: e }) =>
    ucu(`${room}.${name}`, e, (table as RoomTable)[room]!.handlers[name]!),
  );
  /** Reads that may be part of a group, by path. */
  const okumalar = new Map(uclar.filter(({ e }) => okumaMi(e)).map((u) => [u.e.path as string, u]));
  const formlar = { iceriden: new FormYerleri(), disaridan: new FormYerleri(EN_COK_DISARIDAN) };
  const dosyaHazirla = o.faces.find((f) => f.dosyaHazirla)?.dosyaHazirla;
  const draftSaved = o.faces.find((f) => f.draftSaved)?.draftSaved;

  /** Checks before the body: the caller, their right to the call, and an earlier call with the same key. */
  async function kapida(e: Endpoint, req: FastifyRequest): Promise<Kapida> {
    const simdi = o.saat();
    const anahtar = e.effect === 'write' && e.saklama !== 'yok' ? anahtarOku(req.headers['idempotency-key']) : null;
    const draft = e.effect === 'write' ? namedDraft(req.headers) : null;
    // A call through an open door has no caller, even with a session.
    const bas = performance.now();
    const c = 'hiz' in e.access ? null : await cagiran(o, req, simdi, sorusu(e, anahtar));
    if (c !== null) for (const shares of [reads, writes]) shares.probed(performance.now() - bas);
    if (c === null && !oturumsuz(e.access)) {
      const token = tokenOku(req);
      const biten = token !== null && anahtar !== null && (await bitenOturumunIstegi(o.db, token, anahtar));
      if (!biten) throw oturumYok();
      return { simdi, c, anahtar, draft, ilk: biten };
    }
    onceligiSor(e.grup ? null : e, e.grup ? null : c);
    onYetki(e.access, c);
    return { simdi, c, anahtar, draft, ilk: c?.ilk ?? null };
  }

  /** Runs the handler and checks its answer, for reads and writes. */
  async function calistir(u: Uc, t: Temel, c: Cagiran | null, istek: unknown, hak: object, req: FastifyRequest) {
    const yanit = await u.handler({ ...t, ben: c?.ben ?? null, ...hak }, istek);
    return bildirilen(u, yanit, c?.ben.Id ?? null, req);
  }

  /** Checks an answer before it is sent, and counts a refusal. */
  function bildirilen(u: Uc, yanit: unknown, kisiId: number | null, req: FastifyRequest): unknown {
    if (u.e.ikili) return yanit;
    if (o.strict) u.e.response.parse(yanit);
    const ret = reddedilen(yanit);
    if (ret !== null) {
      req.log.info({ status: 200, uc: `/api${u.e.path}`, kisiId, neden: retNedeni(ret) }, 'geri çevrildi');
      o.reddedildi(u.e.path, ret);
    }
    return yanit;
  }

  const ortak = (simdi: Date, istek: IstekBilgisi) => ({
    simdi,
    istek,
    config: o.config,
    sunucu: o.sunucu,
    odalar: o.faces,
  });

  /** Answers a read. Returns its body. */
  async function oku(u: Uc, k: Kapida, ham: unknown, bilgi: IstekBilgisi, req: FastifyRequest, inBatch = false) {
    const istek = semadan(u.e, ham);
    hizlar.say(u, bilgi.ip, k.simdi);
    const is = async () => {
      // The client is gone, so the answer has no reader.
      if (req.raw.socket.destroyed) throw cokYogun();
      const hak = await yetkilendir(u.e.access, k.c, istek, o.db);
      return calistir(u, okuyan(u, k, bilgi, req), k.c, istek, hak, req);
    };
    // Heavy calls have their own queue, and a batch costs what its reads cost.
    if (k.c === null || u.e.agir || u.e.grup) return is();
    return reads.run(k.c.ben.Id, is, inBatch ? undefined : yerler.outside);
  }

  /** Context of a read, which runs on the pool and writes nothing but its audit entry. */
  function okuyan(u: Uc, k: Kapida, bilgi: IstekBilgisi, req: FastifyRequest): Temel {
    const sahip = { db: o.db, simdi: k.simdi, istek: bilgi, kisiId: k.c?.ben.Id ?? null };
    return {
      ...ortak(k.simdi, bilgi),
      db: o.db,
      kept: kept.reading(k.c, k.simdi, o.db),
      denetle: (g) => denetimYaz(sahip, g),
      oku: (ad, val) => baskaOkuma(k, ad, val, bilgi, req),
      yayinla: () => {
        throw new Error(`${u.ad} bir okuma; olay yayınlayamaz`);
      },
      sonda: () => {
        throw new Error(`${u.ad} bir okuma; yazamaz`);
      },
    };
  }

  /** Does a write in one transaction. Returns the text of its body. */
  async function yaz(
    u: Uc,
    k: Kapida,
    ham: unknown,
    bilgi: IstekBilgisi,
    req: FastifyRequest,
    gelen?: GelenForm['dosyalar'],
  ): Promise<string> {
    const istek = semadan(u.e, ham);
    if (gelen === undefined) hizlar.say(u, bilgi.ip, k.simdi);
    const ozet = istekOzeti(istek, gelen);
    if (k.c === null && k.ilk !== null) return bitmisOturuma(k.ilk, u.ad, ozet);
    if (k.ilk !== null) return yinele(u, k, istek, k.ilk, ozet);
    if (u.e.dakikada !== undefined && k.c !== null) hizlar.kisi(u.ad, k.c.ben.Id, u.e.dakikada, k.simdi);
    if (o.disk?.dolu()) throw diskDolu();
    const ek = gelen && { dosyalar: await hazirla(gelen) };
    const isi = await hazirlanan(u, istek, async () => ({
      ...okuyan(u, k, bilgi, req),
      ben: k.c?.ben ?? null,
      ...(await yetkilendir(u.e.access, k.c, istek, o.db)),
    }));
    const sahip = { db: o.db, simdi: k.simdi, istek: bilgi, kisiId: k.c?.ben.Id ?? null };
    const sakla = k.c !== null && k.anahtar !== null ? { kisiId: k.c.ben.Id, anahtar: k.anahtar } : null;
    const run = () =>
      islemde(
        sahip,
        async (is) => {
          // The claim is sent first. The work follows and is rolled back when another request was first.
          const calis = async () => {
            const hak = await yetkilendir(u.e.access, k.c, istek, is.db);
            const islem = { ...ortak(k.simdi, bilgi), ...is, istek: bilgi, oku: okumaz, kept: unkept };
            return calistir(isi, islem, k.c, istek, { ...hak, ...ek }, req);
          };
          const [ilkMi, sonuc] = await Promise.allSettled([
            sakla && anahtarAl(is.db, sakla.kisiId, sakla.anahtar, u.ad, ozet, k.simdi),
            calis(),
          ]);
          // When the claim fails, it is the cause of the other errors: errors in the work of a repeated write do not
          // count.
          if (ilkMi.status === 'rejected') throw ilkMi.reason;
          if (ilkMi.value === false) throw new Yinelendi();
          if (sonuc.status === 'rejected') throw sonuc.reason;
          return { govde: JSON.stringify(sonuc.value), ret: reddedilen(sonuc.value) };
        },
        (db, { govde, ret }) => [
          ...(sakla ? [yanitSakla(db, sakla.kisiId, sakla.anahtar, govde)] : []),
          ...(ret === null ? forgetDraft(db, k) : []),
        ],
      ).then(({ govde }) => govde);
    return (k.c === null ? run() : writes.run(k.c.ben.Id, run, yerler.outside)).catch(async (e: unknown) => {
      if (!(e instanceof Yinelendi) || !sakla) throw e;
      return yinele(u, k, istek, await ilkIstek(o.db, sakla.kisiId, sakla.anahtar), ozet);
    });
  }

  /** Forgets the draft that a successful write names: the caller's own, unless newer text has come. */
  const forgetDraft = (db: Db, { c, draft, simdi }: Kapida): readonly Promise<unknown>[] =>
    c === null || draft === null || draftSaved === undefined ? [] : [draftSaved(db, c.ben.Id, draft, simdi)];

  /** @throws Ret with the sentence for a refused file */
  async function hazirla(gelen: GelenForm['dosyalar']): Promise<readonly HazirDosya[]> {
    const hazir = await dosyaHazirla?.(gelen, { db: o.db, config: o.config, simdi: o.saat() });
    if (hazir === undefined) throw new Error('dosyaları hazırlayan bir oda yok');
    if (typeof hazir === 'string') throw new Ret(hazir);
    return hazir;
  }

  /**
   * Takes a form. The records in its fields are checked once the fields are known: for people outside before a file is
   * read, for people inside before a file is inspected.
   */
  async function yukle(u: Uc, k: Kapida, bilgi: IstekBilgisi, req: FastifyRequest, reply: FastifyReply) {
    const sinir = u.e.dosyalar!;
    formuSor(req, sinir);
    let soruldu = false;
    const sor = async (ham: unknown, gerekli = false) => {
      if (soruldu || (!gerekli && !u.e.request.safeParse(ham).success)) return;
      const istek = semadan(u.e, ham);
      soruldu = true;
      hizlar.say(u, bilgi.ip, k.simdi);
      const hak = await yetkilendir(u.e.access, k.c, istek, o.db);
      // A repeated upload is not checked for space again: its files are stored already.
      const engel =
        k.ilk === null && (await u.once?.({ ...okuyan(u, k, bilgi, req), ben: k.c?.ben ?? null, ...hak }, istek));
      if (typeof engel === 'string') throw new Ret(engel);
    };
    const nereden = 'hiz' in u.e.access ? 'disaridan' : 'iceriden';
    try {
      await sor(req.query);
      const form = await formlar[nereden].sirayla(String(k.c?.ben.Id ?? req.ip), async () => {
        const gelen = await formOku(req, sinir, (ham) => sor(ham, nereden === 'disaridan'));
        await sor(gelen.alanlar, true);
        return gelen;
      });
      yarimlar.bitti(req);
      yerler.gir(reply);
      return await yaz(u, k, form.alanlar, bilgi, req, form.dosyalar);
    } catch (e) {
      if (!req.raw.readableEnded) {
        // A client that goes on sending is read to its end or cut off, like every refused long body.
        req.raw.unpipe();
        req.raw.resume();
        yarimlar.geriCevrildi(req, reply.raw);
      }
      if (!(e instanceof Ret)) throw e;
      return JSON.stringify(bildirilen(u, yuklemeReddi(e.message), k.c?.ben.Id ?? null, req));
    }
  }

  /** Repeats the first answer of a write, when the caller still has the right. */
  async function yinele(u: Uc, k: Kapida, istek: unknown, ilk: IlkIstek, ozet: Buffer): Promise<string> {
    await yetkilendir(u.e.access, k.c, istek, o.db);
    const govde = ilkYanit(ilk, u.ad, ozet);
    // Text typed between the two tries has a higher number than the first try knew.
    if (k.draft !== null && reddedilen(JSON.parse(govde)) === null) await Promise.all(forgetDraft(o.db, k));
    return govde;
  }

  /** Answers another read for the same caller, with its own rule and its own status. */
  async function baskaOkuma(k: Kapida, path: string, val: unknown, bilgi: IstekBilgisi, req: FastifyRequest) {
    try {
      const u = okumalar.get(path);
      if (u === undefined) throw new HttpError(404, 'Böyle bir okuma yok.');
      onceligiSor(u.e, k.c);
      onYetki(u.e.access, k.c);
      return { status: 200, govde: await oku(u, k, val, bilgi, req, true) } satisfies OkumaYaniti;
    } catch (e) {
      const c = cevapla(e as Error);
      hatayiYaz(req.log, { status: c.status, uc: path, kisiId: req.kisiId }, c, e as Error);
      return { status: c.status, govde: { durum: false, msg: c.msg, ...c.ek } } satisfies OkumaYaniti;
    }
  }

  /** Registers one endpoint. An endpoint with files reads its body itself, once the fields are checked. */
  function kur(hedef: FastifyInstance, u: Uc): void {
    const { e } = u;
    const form = e.wrap === 'form';
    hedef.route({
      method: e.method,
      url: `/api${e.path}`,
      config: { mounted: true, yukleme: form },
      bodyLimit: e.govdeSiniri,
      onRequest: async (req, reply) => {
        try {
          yerler.gel(reply);
          req.kapida = await kapida(e, req);
        } catch (err) {
          if (e.method === 'POST') yarimlar.geriCevrildi(req, reply.raw);
          throw err;
        }
        if (e.method === 'POST') yarimlar.basladi(req, form ? FORM_MS : undefined);
      },
      ...(!form && {
        preValidation: async (req: FastifyRequest, reply: FastifyReply) => {
          yarimlar.bitti(req);
          yerler.gir(reply);
        },
      }),
      handler: async (req: FastifyRequest, reply: FastifyReply) => {
        const k = req.kapida!;
        const bilgi = istekBilgisi(req, k.anahtar);
        imzaliKapi(e, req, o.config.imzaAnahtarlari, k.simdi);
        const is = async () => {
          if (form) return yukle(u, k, bilgi, req, reply);
          const ham = alanlar(e, req, await govdeOku(req));
          if (e.effect === 'write') return yaz(u, k, ham, bilgi, req);
          const yanit = await oku(u, k, ham, bilgi, req);
          return e.ikili ? (yanit as DosyaGovdesi) : JSON.stringify(yanit);
        };
        const sonuc = await (e.agir && k.c ? agirlar.sirayla(k.c.ben.Id, is) : is());
        if (typeof sonuc !== 'string') return dosyaYaniti(req, reply, sonuc);
        reply.type('application/json; charset=utf-8');
        return yanitGovdesi(sonuc);
      },
    });
  }

  const [formlular, digerleri] = [true, false].map((form) => uclar.filter(({ e }) => (e.wrap === 'form') === form));
  for (const u of digerleri!) kur(app, u);
  // Only these endpoints read forms. Elsewhere a form is invalid JSON.
  void app.register(async (formlu) => {
    await formlariAl(formlu);
    for (const u of formlular!) kur(formlu, u);
  });
}
