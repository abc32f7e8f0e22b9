import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { cokYogun } from '../errors.ts';

/**
 * The most calls handled at a time. A server with three hundred answers a second then lets nobody wait longer than a
 * third of a second. Further calls are told at once to come back: that costs next to nothing, and the calls inside go
 * on.
 */
const EN_COK_CAGRI = 100;
/** The most further calls before the door, while their session is looked up or their body is on its way. */
const EN_COK_KAPIDA = 300;
const HABER_MS = 10_000;

/** A call at the door. */
interface Giris {
  kapida: boolean;
  kapandi: boolean;
}

/**
 * The places of a server. A call takes one when its body has arrived, and frees it when its answer has gone. Pages,
 * health checks and the event stream, which is meant to last, take none.
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
   * Admits a call to the door.
   * @throws 503 when every place is taken, or too many are at the door
   */
  gel(reply: FastifyReply): void {
    if (this.#icerde >= this.#enCok || this.#kapida >= EN_COK_KAPIDA) this.#geriCevir();
    this.#kapida++;
    const giris: Giris = { kapida: true, kapandi: false };
    girisler.set(reply, giris);
    // The connection closes in every case, so a browser that hangs up is counted out as well.
    reply.raw.once('close', () => {
      this.#iceriAl(giris);
      giris.kapandi = true;
    });
  }

  #iceriAl(giris: Giris): void {
    if (giris.kapida) this.#kapida--;
    giris.kapida = false;
  }

  /**
   * Takes a place for a call whose body has arrived.
   * @throws 503 when every place is taken
   */
  gir(reply: FastifyReply): void {
    const giris = girisler.get(reply);
    if (giris) this.#iceriAl(giris);
    // A browser that hung up at the door would never free its place.
    if (giris?.kapandi) return;
    if (this.#icerde >= this.#enCok) this.#geriCevir();
    this.#icerde++;
    reply.raw.once('close', () => this.#icerde--);
  }

  /** Frees the place of a call while it waits for its turn. */
  readonly outside = async <T>(turn: Promise<T>): Promise<T> => {
    this.#icerde--;
    try {
      return await turn;
    } finally {
      this.#icerde++;
    }
  };

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

const girisler = new WeakMap<FastifyReply, Giris>();
