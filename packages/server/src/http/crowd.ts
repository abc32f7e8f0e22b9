import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { cevapla, HttpError } from './errors.ts';

/**
 * So many calls are worked on at a time; a server that answers three hundred a second then lets nobody wait longer than a
 * third of a second. What comes on top is told at once to come back: it costs next to nothing, and those inside go on.
 */
const EN_COK_CAGRI = 100;
/** So many more may be at the door: their session is looked up, or their body is on its way. */
const EN_COK_KAPIDA = 300;
const BEKLE_S = 2;
const HABER_MS = 10_000;

const cokYogun = () =>
  new HttpError(503, 'Sunucu şu anda çok yoğun. Birkaç saniye sonra tekrar deneyiniz.', {
    'retry-after': String(BEKLE_S),
  });

/**
 * The places of a server: a call takes one when its body has arrived, and gives it back when its answer has gone. Pages,
 * signs of life and the event stream, which is meant to last, take none.
 */
export class Yerler {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #enCok: number;
  #icerde = 0;
  #kapida = 0;
  #donen = 0;
  #sonHaber = -HABER_MS;
  constructor(log: Pick<FastifyBaseLogger, 'warn'>, enCok = EN_COK_CAGRI) {
    this.#log = log;
    this.#enCok = enCok;
  }

  /**
   * Lets a call come to the door.
   * @throws 503 when every place is taken, or too many are at the door
   */
  gel(reply: FastifyReply): void {
    if (this.#icerde >= this.#enCok || this.#kapida >= EN_COK_KAPIDA) this.#geriCevir();
    this.#kapida++;
    let kapida = true;
    const gir = () => {
      if (kapida) this.#kapida--;
      kapida = false;
    };
    girisler.set(reply, gir);
    // Of the connection, which ends in every case; a browser that hangs up is counted out as well.
    reply.raw.once('close', gir);
  }

  /**
   * Takes a place for a call whose body has arrived.
   * @throws 503 when every place is taken
   */
  gir(reply: FastifyReply): void {
    girisler.get(reply)?.();
    if (this.#icerde >= this.#enCok) this.#geriCevir();
    this.#icerde++;
    reply.raw.once('close', () => this.#icerde--);
  }

  #geriCevir(): never {
    this.#donen++;
    if (performance.now() - this.#sonHaber >= HABER_MS) {
      this.#log.warn({ donen: this.#donen }, 'çok yoğun: çağrılar geri çevrildi');
      this.#sonHaber = performance.now();
      this.#donen = 0;
    }
    throw cokYogun();
  }
}

/** Reads of one person that run at a time; of a batch, too, the others wait. */
const KISININ_OKUMASI = 3;
/** Reads that run at a time of everybody who has taken a large share lately: one alone asks several questions at once. */
const YUKLULERIN_OKUMASI = 1;
/** A share is large from here on: milliseconds of reads, of which half is forgotten after so long. */
const YUKLU_MS = 250;
const YARI_MS = 5000;
/** Where more people than this read equally much, nobody's share is large. */
const ESIT_KISI = 20;
/** A database that answers the plainest question so late is slow for everybody, and waiting in turn would not help. */
const YAVAS_MS = 50;
const EN_COK_KISI = 5000;

interface Pay {
  harcanan: number;
  an: number;
  suren: number;
  readonly bekleyenler: { readonly git: () => void; readonly vazgec: (neden: Error) => void }[];
}

/**
 * The share of the database that each person's reads take. Whoever takes little is never kept waiting by it; those who take
 * much wait for each other, the one who took least going first.
 */
export class Paylar {
  readonly #kisiler = new Map<number, Pay>();
  readonly #saat: () => number;
  #yukluSuren = 0;
  #toplam = { harcanan: 0, an: 0 };
  #yoklama = { ms: 0, yeni: Number.POSITIVE_INFINITY, an: 0 };
  constructor(saat = () => performance.now()) {
    this.#saat = saat;
  }

  /** Hears how long the question took that every call asks first: the least of some seconds says how fast the database is. */
  yoklandi(ms: number): void {
    const y = this.#yoklama;
    y.yeni = Math.min(y.yeni, ms);
    if (this.#saat() - y.an < YARI_MS) return;
    this.#yoklama = { ms: y.yeni, yeni: Number.POSITIVE_INFINITY, an: this.#saat() };
  }

  /** Runs one of a person's reads when its turn comes. */
  async oku<T>(kisiId: number, is: () => Promise<T>): Promise<T> {
    if (this.#yoklama.ms > YAVAS_MS) return is();
    const p = this.#payi(kisiId);
    while (!this.#girer(p)) await new Promise<void>((git, vazgec) => p.bekleyenler.push({ git, vazgec }));
    const yuklu = this.#yuklu(p);
    p.suren++;
    if (yuklu) this.#yukluSuren++;
    const bas = this.#saat();
    let sayilir = true;
    try {
      return await is();
    } catch (e) {
      // Waiting for a database that is away is nobody's share, and the person's other reads are told so at once.
      if (e instanceof Error && cevapla(e).bilinen) {
        sayilir = false;
        for (const b of p.bekleyenler.splice(0)) b.vazgec(e);
      }
      throw e;
    } finally {
      const sure = this.#saat() - bas;
      if (sayilir) for (const h of [p, this.#toplam]) this.#unut(h).harcanan += sure;
      p.suren--;
      if (yuklu) this.#yukluSuren--;
      this.#uyandir();
    }
  }

  #girer(p: Pay): boolean {
    return p.suren < KISININ_OKUMASI && (!this.#yuklu(p) || this.#yukluSuren < YUKLULERIN_OKUMASI);
  }

  #yuklu(p: Pay): boolean {
    const { harcanan } = this.#unut(p);
    return harcanan > YUKLU_MS && harcanan * ESIT_KISI > this.#unut(this.#toplam).harcanan;
  }

  #unut<H extends { harcanan: number; an: number }>(h: H): H {
    const simdi = this.#saat();
    h.harcanan *= 2 ** ((h.an - simdi) / YARI_MS);
    h.an = simdi;
    return h;
  }

  /** Lets waiting reads go on, those of the person who took least first. */
  #uyandir(): void {
    const bekleyen = [...this.#kisiler.values()]
      .filter((p) => p.bekleyenler.length > 0)
      .toSorted((a, b) => this.#unut(a).harcanan - this.#unut(b).harcanan);
    let yuklulere = YUKLULERIN_OKUMASI - this.#yukluSuren;
    for (const p of bekleyen) {
      const yuklu = this.#yuklu(p);
      const kisiye = KISININ_OKUMASI - p.suren;
      const adet = yuklu ? Math.min(kisiye, yuklulere) : kisiye;
      if (yuklu) yuklulere -= Math.max(0, Math.min(adet, p.bekleyenler.length));
      for (const b of p.bekleyenler.splice(0, Math.max(0, adet))) b.git();
    }
  }

  #payi(kisiId: number): Pay {
    const eski = this.#kisiler.get(kisiId);
    if (eski) return eski;
    if (this.#kisiler.size >= EN_COK_KISI)
      for (const [id, p] of this.#kisiler)
        if (p.suren === 0 && p.bekleyenler.length === 0 && this.#unut(p).harcanan < 1) this.#kisiler.delete(id);
    const yeni: Pay = { harcanan: 0, an: this.#saat(), suren: 0, bekleyenler: [] };
    this.#kisiler.set(kisiId, yeni);
    return yeni;
  }
}

const girisler = new WeakMap<FastifyReply, () => void>();
